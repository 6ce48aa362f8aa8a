// Which arguments a sentence makes use of, in any language: the others need not be sent.
#pragma once
#include "words/message.h"

namespace omerta {

// Of a key that is in no file everything is used.
bool is_used(const Message& message, const Arg& argument);

}  // namespace omerta
