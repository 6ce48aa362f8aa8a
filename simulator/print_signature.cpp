// Prints the signature, to be kept in tests/simulator/signature.txt when behaviour has to change.
#include <cstdio>

#include "simulator/signature.h"

int main() { return std::puts(omerta::simulator::signature_line().c_str()) < 0 ? 1 : 0; }
