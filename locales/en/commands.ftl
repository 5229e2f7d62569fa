### The commands of the program `tenka`.
