// ICU MessageFormat patterns, read once when the app is built: what the browser gets is a list of
// pieces. A piece is a text, ['a', name] an argument, ['p', name, offset, cases] a plural,
// ['s', name, cases] a choice, ['#'] the number of the plural around it.

export function compilePattern(text) {
  const reader = { text, at: 0 };
  const pieces = readPieces(reader, 'top');
  if (reader.at !== text.length) throw new Error(`a brace too many: ${text}`);
  return short(pieces);
}

// A sentence without arguments is its own text.
const short = (pieces) =>
  pieces.length === 0 ? '' : pieces.length === 1 && typeof pieces[0] === 'string' ? pieces[0] : pieces;

function readPieces(reader, where) {
  const pieces = [];
  let plain = '';
  const put = (piece) => {
    if (plain) pieces.push(plain);
    plain = '';
    pieces.push(piece);
  };
  while (reader.at < reader.text.length) {
    const c = reader.text[reader.at];
    if (c === '}' && where !== 'top') break;
    if (c === '{') {
      put(readArgument(reader, where));
    } else if (c === '#' && where === 'plural') {
      reader.at++;
      put(['#']);
    } else if (c === "'") {
      plain += readQuoted(reader, where);
    } else {
      plain += c;
      reader.at++;
    }
  }
  if (plain) pieces.push(plain);
  return pieces;
}

// '' is an apostrophe; ' before a sign of the syntax quotes up to the next '; else it is itself.
function readQuoted(reader, where) {
  const { text } = reader;
  const next = text[reader.at + 1];
  if (next === "'") {
    reader.at += 2;
    return "'";
  }
  if (next !== '{' && next !== '}' && !(next === '#' && where === 'plural') && next !== '|') {
    reader.at++;
    return "'";
  }
  let quoted = '';
  reader.at++;
  while (reader.at < text.length) {
    if (text[reader.at] === "'") {
      if (text[reader.at + 1] !== "'") break;
      reader.at++;
    }
    quoted += text[reader.at++];
  }
  reader.at++;
  return quoted;
}

const skipBlank = (reader) => {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at++;
};

function readWord(reader) {
  skipBlank(reader);
  const from = reader.at;
  while (reader.at < reader.text.length && !/[\s,{}]/.test(reader.text[reader.at])) reader.at++;
  const word = reader.text.slice(from, reader.at);
  skipBlank(reader);
  return word;
}

function take(reader, c) {
  if (reader.text[reader.at] !== c) throw new Error(`expected ${c} at ${reader.at}: ${reader.text}`);
  reader.at++;
}

function readArgument(reader, where) {
  take(reader, '{');
  const name = readWord(reader);
  if (!name) throw new Error(`an argument without a name: ${reader.text}`);
  if (reader.text[reader.at] === '}') {
    reader.at++;
    return ['a', name];
  }
  take(reader, ',');
  const kind = readWord(reader);
  if (kind !== 'plural' && kind !== 'select') throw new Error(`unknown kind ${kind}: ${reader.text}`);
  take(reader, ',');
  skipBlank(reader);
  let offset = 0;
  if (reader.text.startsWith('offset:', reader.at)) {
    reader.at += 'offset:'.length;
    offset = Number(readWord(reader));
  }
  const cases = {};
  while (reader.text[reader.at] !== '}') {
    const chosen = readWord(reader);
    if (!chosen) throw new Error(`a case without a name: ${reader.text}`);
    take(reader, '{');
    cases[chosen] = short(readPieces(reader, kind === 'plural' ? 'plural' : where === 'plural' ? 'plural' : 'case'));
    take(reader, '}');
    skipBlank(reader);
  }
  take(reader, '}');
  if (!('other' in cases)) throw new Error(`no case "other": ${reader.text}`);
  return kind === 'plural' ? ['p', name, offset, cases] : ['s', name, cases];
}

// Plural cases that the language has no use for, or lacks, are a mistake of the translator.
export function checkPlurals(pieces, language, key) {
  const wanted = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  const walk = (piece) => {
    if (typeof piece === 'string') return;
    if (!Array.isArray(piece)) return;
    if (piece[0] === 'p') {
      for (const chosen of Object.keys(piece[3])) {
        if (!chosen.startsWith('=') && !wanted.has(chosen)) throw new Error(`${language} has no ${chosen}: ${key}`);
      }
      Object.values(piece[3]).forEach((each) => (Array.isArray(each) ? each : []).forEach(walk));
    } else if (piece[0] === 's') {
      Object.values(piece[2]).forEach((each) => (Array.isArray(each) ? each : []).forEach(walk));
    }
  };
  (Array.isArray(pieces) ? pieces : []).forEach(walk);
}
