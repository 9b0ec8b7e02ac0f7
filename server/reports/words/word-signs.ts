/**
 * Words with signs: `c++`, `c#`, `.net`, `at&t`. Tokenisers split a text at these signs. So they read the text with
 * each sign of a word replaced by a letter. TypeScript and SQL apply the same replacements.
 */

/** Substitutes of the signs: characters of the ancient script Linear A, which no keyword contains. */
const substituteBySign = { '+': '𐘀', '#': '𐘁', '&': '𐘂', '.': '𐘃' } as const;
const signs = Object.keys(substituteBySign).join('');
const substitutes = Object.values(substituteBySign).join('');

/** ASCII characters that always separate words. */
const separators = '\t\n\r!"$%\'()*,-/:;<=>?@[\\]^_`{|}~';

/** Replacements in order, for a text with a space at both ends and between words. */
const replacements: readonly (readonly [from: string, to: string])[] = [
  // The end of a sentence, and c#.net.
  ['+.', '+ .'],
  ['#.', '# .'],
  ['..', ' '],
  // Signs before a word, except the dot, do not belong to it.
  [' +', ' '],
  [' +', ' '],
  [' +', ' '],
  [' #', ' '],
  [' &', ' '],
  ['& ', ' '],
  [' .', ` ${substituteBySign['.']}`],
  [`${substituteBySign['.']} `, ' '],
  ['&', substituteBySign['&']],
  ['++', substituteBySign['+'].repeat(2)],
  ['+ ', `${substituteBySign['+']} `],
  ['# ', `${substituteBySign['#']} `],
];

/** Texts that may contain a word with a sign. */
const signPattern = /[+#&]|(?:^| )\./;

/** Whether a text may contain a word with a sign. */
export function mayHaveSigns(text: string): boolean {
  return signPattern.test(text);
}

/** SQL of `mayHaveSigns`. */
export function mayHaveSignsSql(text: string): string {
  return `(multiSearchAny(${text}, ['+', '#', '&', ' .']) OR startsWith(${text}, '.'))`;
}

/** A lower-case text with letters for the signs of its words. Other texts stay unchanged. */
export function joinSigns(text: string): string {
  if (!mayHaveSigns(text)) return text;
  const spaced = ` ${text.replace(separatorPattern, ' ')} `;
  return replacements.reduce((joined, [from, to]) => joined.replaceAll(from, to), spaced);
}

const separatorPattern = new RegExp(`[${separators.replace(/[\\\]^-]/g, '\\$&')}]`, 'g');

/** SQL of `joinSigns`. */
export function joinSignsSql(text: string): string {
  return `if(${mayHaveSignsSql(text)}, ${replaceSignsSql(text)}, ${text})`;
}

function replaceSignsSql(text: string): string {
  const blanks = ' '.repeat(separators.length);
  const spaced = `concat(' ', translate(${text}, ${sqlLiteral(separators)}, ${sqlLiteral(blanks)}), ' ')`;
  return replacements.reduce(
    (joined, [from, to]) => `replaceAll(${joined}, ${sqlLiteral(from)}, ${sqlLiteral(to)})`,
    spaced,
  );
}

/** A word of `joinSigns` with its signs. */
export function restoreSigns(word: string): string {
  return word.replace(/[\u{10600}-\u{10603}]/gu, (character) =>
    signs.charAt([...substitutes].indexOf(character)),
  );
}

/** A word with letters for its signs. */
export function joinWord(word: string): string {
  return joinSigns(word).trim();
}

/** Plain words up to this length often differ from words with a sign: `c` from `c++`, `net` from `.net`. */
const maxShortWord = 3;

/**
 * Whether a search for the word must read texts with `joinSigns`. A longer plain word also finds words with a sign:
 * `disney` finds `disney+`.
 */
export function isSignSensitive(word: string): boolean {
  return word.length <= maxShortWord || mayHaveSigns(word);
}

/** SQL of the words of a lower-case text, tokenised like the text index, with their signs. */
export function wordsSql(text: string): string {
  const restored = `translateUTF8(one, '${substitutes}', '${signs}')`;
  return `if(${mayHaveSignsSql(text)}, arrayMap(one -> ${restored}, splitByNonAlpha(${replaceSignsSql(text)})), splitByNonAlpha(${text}))`;
}

function sqlLiteral(text: string): string {
  const escapes: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };
  return `'${text.replace(/['\\]/g, '\\$&').replace(/[\t\n\r]/g, (character) => escapes[character] ?? '')}'`;
}
