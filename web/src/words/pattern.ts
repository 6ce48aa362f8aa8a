// Fills a compiled pattern in (compile/pattern.mjs): plurals, choices, numbers, as ICU does.
export type Piece =
  | string
  | ['a', string]
  | ['#']
  | ['p', string, number, Record<string, Compiled>]
  | ['s', string, Record<string, Compiled>];
export type Compiled = string | Piece[];
export type Value = string | number;

// English is British: lists have no comma before the last of three.
export const locale = (language: string) => (language === 'en' ? 'en-GB' : language);

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function kept<T>(map: Map<string, T>, language: string, make: (locale: string) => T): T {
  let found = map.get(language);
  if (!found) map.set(language, (found = make(locale(language))));
  return found;
}

export const category = (language: string, n: number) =>
  kept(plurals, language, (each) => new Intl.PluralRules(each)).select(n);

// Four digits are grouped as well, as the terminal does.
export const figure = (language: string, n: number) =>
  kept(
    numbers,
    language,
    (each) => new Intl.NumberFormat(each, { useGrouping: 'always' as unknown as boolean }),
  ).format(n);

// A share of a hundred, and so many times, as the language writes them.
export const percent = (language: string, n: number) =>
  new Intl.NumberFormat(locale(language), { style: 'percent' }).format(n / 100);
// "42 seconds ago", in whole units.
export function since(language: string, milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [unit, size] = seconds < 60 ? (['second', 1] as const) : seconds < 3600 ? (['minute', 60] as const) : (['hour', 3600] as const);
  return new Intl.RelativeTimeFormat(locale(language)).format(-Math.floor(seconds / size), unit);
}

export const times = (language: string, n: number) => `${figure(language, n)}×`;

export function filled(
  pattern: Compiled,
  values: Record<string, Value>,
  language: string,
  around: number | null = null,
): string {
  if (typeof pattern === 'string') return pattern;
  return pattern.map((piece) => filledPiece(piece, values, language, around)).join('');
}

function filledPiece(
  piece: Piece,
  values: Record<string, Value>,
  language: string,
  around: number | null,
): string {
  if (typeof piece === 'string') return piece;
  if (piece[0] === '#') return around === null ? '#' : figure(language, around);
  const value = values[piece[1]];
  if (piece[0] === 'a') {
    if (typeof value === 'number') return figure(language, value);
    return value ?? `{${piece[1]}}`;
  }
  if (piece[0] === 's') {
    const cases = piece[2];
    return filled(cases[String(value)] ?? cases.other ?? '', values, language, around);
  }
  const n = Number(value ?? 0);
  const cases = piece[3];
  const chosen = cases[`=${n}`] ?? cases[category(language, n - piece[2])] ?? cases.other ?? '';
  return filled(chosen, values, language, n - piece[2]);
}
