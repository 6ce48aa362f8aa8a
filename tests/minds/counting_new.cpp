// In a file of its own: where its body is seen, a compiler takes `free` for the wrong way back.
#include "tests/minds/counting_new.h"

#include <cstdlib>
#include <new>

namespace {

std::size_t counted = 0;

}  // namespace

void* operator new(std::size_t size) {
  ++counted;
  if (void* room = std::malloc(size)) return room;
  throw std::bad_alloc{};
}
void operator delete(void* room) noexcept { std::free(room); }
void operator delete(void* room, std::size_t) noexcept { std::free(room); }

namespace omerta::minds {

std::size_t allocations() { return counted; }

}  // namespace omerta::minds
