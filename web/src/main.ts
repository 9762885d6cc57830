import { mount } from "svelte";
import "./art/theme.css";
import "./entrance.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
