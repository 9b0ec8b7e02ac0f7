import { englishPlaces } from './data/english-places.js';
import { questionWords } from './data/question-words.js';
import { russianPlaces } from './data/russian-places.js';

/**
 * Keyword traits derived from the text: number of words, place name, question.
 *
 * Each trait has an SQL expression for a normalised keyword column (lower case, NFC, single spaces) and an equivalent
 * function.
 * The SQL checks tokens against constant sets, so its cost is independent of the list size.
 */

/** Non-ASCII separators, and `ё`, which searches write as `е`. */
const replacements: readonly [sign: string, by: string][] = [
  ['ё', 'е'],
  ...['’', '‘', '“', '”', '«', '»', '–', '—', '…', '·'].map((sign): [string, string] => [sign, ' ']),
];

/** Tokens of a text: runs of ASCII letters and digits and of any non-ASCII characters. */
function tokensOf(text: string): string[] {
  const plain = replacements.reduce((changed, [sign, by]) => changed.replaceAll(sign, by), text);
  return plain.match(/[A-Za-z0-9\u0080-\u{10ffff}]+/gu) ?? [];
}

/** Place names as tokens joined by a space. */
const places: readonly string[] = [
  ...new Set([...englishPlaces, ...russianPlaces].map((name) => tokensOf(name).join(' '))),
];
const isPhrase = (name: string): boolean => name.includes(' ');

const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const listOf = (texts: readonly string[]): string => [...new Set(texts)].map(literal).join(', ');

/** SQL of the tokens of a keyword, an Array(String). */
function tokensSql(word: string): string {
  const plain = replacements.reduce(
    (changed, [sign, by]) => `replaceAll(${changed}, ${literal(sign)}, ${literal(by)})`,
    word,
  );
  return `splitByNonAlpha(${plain})`;
}

/** Safely below the needle limit of multiSearchAny. */
const maxNeedlesPerCall = 200;

/** SQL condition: `text` (tokens padded with spaces) contains one of the phrases. */
function anyPhraseSql(text: string, phrases: readonly string[]): string {
  const searches: string[] = [];
  for (let at = 0; at < phrases.length; at += maxNeedlesPerCall) {
    const needles = phrases.slice(at, at + maxNeedlesPerCall).map((phrase) => ` ${phrase} `);
    searches.push(`multiSearchAny(${text}, [${listOf(needles)}])`);
  }
  return searches.join(' OR ');
}

/** SQL expression (UInt8) for the number of words, at most 255. */
export function numwordsSql(word: string): string {
  return `if(empty(${word}), 0, toUInt8(least(255, countSubstrings(${word}, ' ') + 1)))`;
}

/** SQL expression (UInt8, 0 or 1): the keyword contains a place name. */
export function isGeoSql(word: string): string {
  const tokens = tokensSql(word);
  const names = listOf(places.filter((name) => !isPhrase(name)));
  const spaced = `concat(' ', arrayStringConcat(${tokens}, ' '), ' ')`;
  return (
    `toUInt8(arrayExists(token -> token IN (${names}), ${tokens}) ` +
    `OR ${anyPhraseSql(spaced, places.filter(isPhrase))})`
  );
}

/** SQL expression (UInt8, 0 or 1): the keyword is a question. */
export function isQuestSql(word: string): string {
  const { anywhere, first, openers, subjects } = questionWords;
  const tokens = tokensSql(word);
  const isQuestion = [
    `endsWith(${word}, '?')`,
    `arrayExists(token -> token IN (${listOf(anywhere)}), ${tokens})`,
    `${tokens}[1] IN (${listOf(first)})`,
    `(${tokens}[1] IN (${listOf(openers)}) AND ${tokens}[2] IN (${listOf(subjects)}))`,
  ];
  return `toUInt8(${isQuestion.join(' OR ')})`;
}

/** Number of words of a keyword. */
export function numwordsOf(word: string): number {
  return Math.min(255, word.split(' ').filter(Boolean).length);
}

/** Place names by their first token; each entry lists the following tokens. */
const placesByFirstToken = new Map<string, string[][]>();
for (const [first, ...remaining] of places.map((name) => name.split(' '))) {
  if (first === undefined) continue;
  placesByFirstToken.set(first, [...(placesByFirstToken.get(first) ?? []), remaining]);
}

/** Whether a keyword contains a place name. */
export function isGeo(word: string): boolean {
  const tokens = tokensOf(word);
  return tokens.some((token, at) =>
    placesByFirstToken
      .get(token)
      ?.some((remaining) => remaining.every((part, offset) => tokens[at + 1 + offset] === part)),
  );
}

const questionSets = {
  anywhere: new Set(questionWords.anywhere),
  first: new Set(questionWords.first),
  openers: new Set(questionWords.openers),
  subjects: new Set(questionWords.subjects),
};

/** Whether a keyword is a question. */
export function isQuest(word: string): boolean {
  if (word.endsWith('?')) return true;
  const tokens = tokensOf(word);
  const [first = '', second = ''] = tokens;
  if (
    questionSets.first.has(first) ||
    (questionSets.openers.has(first) && questionSets.subjects.has(second))
  ) {
    return true;
  }
  return tokens.some((token) => questionSets.anywhere.has(token));
}
