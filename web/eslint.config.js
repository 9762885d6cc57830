// What is wrong or risky in the page's code. How it is laid out is Prettier's matter. Every rule that is off says why.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "public/", "scripts/*.mjs", "scripts/early.js", "src/wire/messages.ts"] }, // the last one is made from the server's schema
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: {
        projectService: { allowDefaultProject: ["eslint.config.js", "svelte.config.js"] },
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      // TypeScript finds names that are not there, types in Svelte's files among them.
      "no-undef": "off",
      // `${3}` is as clear as it gets; objects and what may be missing are still refused.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // An attribute such as onclick={() => choice.back()} wants the call, not what it answers.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `void [a, b]` names what an effect depends on; a promise is only let go where nothing waits for it.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Cards, dice and colours are letters and digits: no character of theirs is made of several.
      "@typescript-eslint/no-misused-spread": "off",
      // What svelte-check knows the type of, but this parser's service does not: snippets, bindings and components that are loaded later.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/restrict-plus-operands": "off",
      "@typescript-eslint/no-base-to-string": "off",
      // JSON and what a browser may lack are checked where the types promise too much.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // Whether an assertion is needed depends on which of both parsers is asked.
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      // The settings are one object of known keys.
      "@typescript-eslint/no-dynamic-delete": "off",
      // The only way to copy where a page came neither by https nor from this machine.
      "@typescript-eslint/no-deprecated": "off",
      // Sets and maps that are made anew are kept in `$state.raw`; nothing changes inside them.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check tells the warnings that these comments silence, the plugin does not see all of them.
      "svelte/no-unused-svelte-ignore": "off",
      // `{" · "}` keeps the blanks around it.
      "svelte/no-useless-mustaches": "off",
      // A derived value may remember by assigning to a variable that is read the next time.
      "no-useless-assignment": "off",
      // `_` says that something is not used.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      // What a browser calls does not wait for a promise; an action that fails tells so itself.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // Svelte assigns to these when it is bound or derived anew; `let` with $props is how it is written.
      "prefer-const": "off",
    },
  },
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
);
