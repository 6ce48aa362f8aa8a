# What the rulebooks are made of, besides their rules and bots: a library for each kind of folder.
include(rulebooks/gorod/house/shipped.cmake)
part(house_roles FOLDERS rulebooks/gorod/house NEEDS gorod_rules words)
part(rulebook_texts FOLDERS ${BOOKS_TEXT} NEEDS notation house_roles ${BOOKS_RULES})
part(rulebook_words FOLDERS ${BOOKS_WORDS} NEEDS rulebook_texts)
quick_part(simulations FOLDERS ${BOOKS_SIMULATION} NEEDS simulator bots)
part(rulebook_tellers FOLDERS ${BOOKS_PRESENTATION}
     NEEDS rulebook_words wire screen course script setup catalogue simulations)
part(night FOLDERS rulebooks/mrakoszlap/night rulebooks/mrakoszlap/adjudicate
     NEEDS rulebook_words flights)
part(rulebooks FOLDERS ${BOOKS_TABLES} NEEDS rulebook_tellers night simulator beliefs)
