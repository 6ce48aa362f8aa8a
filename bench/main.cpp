// omerta_bench: prints how fast this build plays on this machine.
#include <iostream>

#include "bench/bench.h"

int main() {
  omerta::bench::bench(std::cout);
  return std::cout ? 0 : 1;
}
