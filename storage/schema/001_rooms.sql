-- Rooms, their logs of commands and the devices in them. Numbered, never edited: what changes comes
-- as the next file.
PRAGMA application_id = 1332572788;  -- "Omrt"

CREATE TABLE room (
  room       INTEGER PRIMARY KEY,     -- random, 63 bits
  code       TEXT UNIQUE,             -- null once closed
  rules      TEXT NOT NULL,           -- the version of the rules the game began with
  created_at INTEGER NOT NULL,        -- milliseconds since 1970, as all times here
  closed_at  INTEGER
) STRICT;

CREATE TABLE log (
  room  INTEGER NOT NULL REFERENCES room,
  seq   INTEGER NOT NULL,             -- 1, 2, 3 … without a gap
  cid   BLOB NOT NULL,                -- whose command it is, 16 bytes
  at_ms INTEGER NOT NULL,             -- never less than the row before
  body  BLOB NOT NULL,                -- whatever the server puts there, sealed or not
  chain BLOB NOT NULL,                -- SHA-256 of the chain before and of all the above
  PRIMARY KEY (room, seq),
  UNIQUE (room, cid)
) STRICT, WITHOUT ROWID;

CREATE TABLE device (
  token_hash BLOB NOT NULL,           -- SHA-256 of the token; the token itself is nowhere
  room       INTEGER NOT NULL REFERENCES room,
  seat       INTEGER NOT NULL,
  PRIMARY KEY (token_hash, room, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX device_by_room ON device (room);
CREATE INDEX room_by_end ON room (closed_at);
