"""Building the libraries of the kernels ahead: Numba reads the marked functions, LLVM optimises them once, a linker makes a library.

`python -m tottenbury.building` does it for all families and this machine. Nothing here is needed to play; what it needs itself comes with
`pip install 'tottenbury[build]'`. Only `progress` may be imported by others: everything else loads a compiler.
"""
