// Prints the signatures, to be kept in tests/simulator/signature.txt when behaviour has to change.
#include <cstdio>

#include "simulator/signature.h"

int main() { return std::fputs(omerta::simulator::signature_lines().c_str(), stdout) < 0 ? 1 : 0; }
