import { englishPlaces } from './data/english-places.js';
import { questionWords } from './data/question-words.js';
import { russianPlaces } from './data/russian-places.js';

/**
 * Traits of a keyword that are derived from its text alone: number of words, place name in it, question.
 *
 * Each is SQL over a column that holds a keyword in its normal form (lower case, NFC, single blanks), and a plain function
 * for values at hand. The SQL looks tokens up in constant sets, so its cost does not grow with the lists.
 */

const nameParts = (text: string): string[] => text.replaceAll('ё', 'е').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Place names as runs of tokens joined by one blank, by their number of tokens. */
function placesBySize(): Map<number, string[]> {
  const bySize = new Map<number, string[]>();
  for (const place of [...englishPlaces, ...russianPlaces]) {
    const tokens = nameParts(place);
    const names = bySize.get(tokens.length) ?? [];
    bySize.set(tokens.length, [...names, tokens.join(' ')]);
  }
  return bySize;
}

const places = placesBySize();

const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const setOf = (words: readonly string[]): string => `(${[...new Set(words)].map(literal).join(', ')})`;

/** SQL of the words of a keyword as a token array: runs of letters and digits, `ё` as `е`. */
const tokensSql = (word: string): string => `extractAll(replaceAll(${word}, 'ё', 'е'), '[\\\\pL\\\\pN]+')`;

/** SQL (UInt8) of the number of words, 255 at most: parts between blanks. */
export function numwordsSql(word: string): string {
  return `if(empty(${word}), 0, toUInt8(least(255, countSubstrings(${word}, ' ') + 1)))`;
}

/** SQL (UInt8, 0 or 1) of whether the keyword contains the name of a place. */
export function isGeoSql(word: string): string {
  const found = [...places].map(([size, names]) =>
    size === 1
      ? `arrayExists(token -> token IN ${setOf(names)}, tokens)`
      : `arrayExists(n -> arrayStringConcat(arraySlice(tokens, n, ${size}), ' ') IN ${setOf(names)}, ` +
        `arrayEnumerate(tokens))`,
  );
  return `toUInt8(arrayExists(tokens -> ${found.join(' OR ')}, [${tokensSql(word)}]))`;
}

/** SQL (UInt8, 0 or 1) of whether the keyword is a question. */
export function isQuestSql(word: string): string {
  const { anywhere, first, openers, subjects } = questionWords;
  const asked = [
    `endsWith(${word}, '?')`,
    `arrayExists(token -> token IN ${setOf(anywhere)}, tokens)`,
    `tokens[1] IN ${setOf(first)}`,
    `(tokens[1] IN ${setOf(openers)} AND tokens[2] IN ${setOf(subjects)})`,
  ];
  return `toUInt8(arrayExists(tokens -> ${asked.join(' OR ')}, [${tokensSql(word)}]))`;
}

/** Number of words of a keyword. */
export function numwordsOf(word: string): number {
  return Math.min(255, word.split(' ').filter(Boolean).length);
}

/** Names of places by their first token, each the rest of its tokens. */
const placesByFirstToken = new Map<string, string[][]>();
for (const [first, ...rest] of [...places.values()].flat().map((name) => name.split(' '))) {
  if (first === undefined) continue;
  placesByFirstToken.set(first, [...(placesByFirstToken.get(first) ?? []), rest]);
}

/** Whether a keyword contains the name of a place. */
export function isGeo(word: string): boolean {
  const tokens = nameParts(word);
  return tokens.some((token, at) =>
    placesByFirstToken
      .get(token)
      ?.some((rest) => rest.every((part, offset) => tokens[at + 1 + offset] === part)),
  );
}

const asked = {
  anywhere: new Set(questionWords.anywhere),
  first: new Set(questionWords.first),
  openers: new Set(questionWords.openers),
  subjects: new Set(questionWords.subjects),
};

/** Whether a keyword is a question. */
export function isQuest(word: string): boolean {
  if (word.endsWith('?')) return true;
  const tokens = nameParts(word);
  const [first = '', second = ''] = tokens;
  if (asked.first.has(first) || (asked.openers.has(first) && asked.subjects.has(second))) return true;
  return tokens.some((token) => asked.anywhere.has(token));
}
