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
function tokenise(text: string): string[] {
  const normalised = replacements.reduce((result, [sign, by]) => result.replaceAll(sign, by), text);
  return normalised.match(/[A-Za-z0-9\u0080-\u{10ffff}]+/gu) ?? [];
}

/** Place names as tokens joined by a space. */
const places: readonly string[] = [
  ...new Set([...englishPlaces, ...russianPlaces].map((name) => tokenise(name).join(' '))),
];
const isPhrase = (name: string): boolean => name.includes(' ');

const sqlLiteral = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const sqlList = (texts: readonly string[]): string => [...new Set(texts)].map(sqlLiteral).join(', ');

/** SQL of the tokens of a keyword, an Array(String). */
function tokensSql(word: string): string {
  const normalised = replacements.reduce(
    (result, [sign, by]) => `replaceAll(${result}, ${sqlLiteral(sign)}, ${sqlLiteral(by)})`,
    word,
  );
  return `splitByNonAlpha(${normalised})`;
}

/** Safely below the needle limit of multiSearchAny. */
const maxNeedlesPerCall = 200;

/** SQL condition: `text` (tokens padded with spaces) contains one of the phrases. */
function anyPhraseSql(text: string, phrases: readonly string[]): string {
  const searchSqls: string[] = [];
  for (let start = 0; start < phrases.length; start += maxNeedlesPerCall) {
    const needles = phrases.slice(start, start + maxNeedlesPerCall).map((phrase) => ` ${phrase} `);
    searchSqls.push(`multiSearchAny(${text}, [${sqlList(needles)}])`);
  }
  return searchSqls.join(' OR ');
}

/** SQL expression (UInt8) for the number of words, at most 255. */
export function numwordsSql(word: string): string {
  return `if(empty(${word}), 0, toUInt8(least(255, countSubstrings(${word}, ' ') + 1)))`;
}

/** SQL expression (UInt8, 0 or 1): the keyword contains a place name. */
export function isGeoSql(word: string): string {
  const tokens = tokensSql(word);
  const names = sqlList(places.filter((name) => !isPhrase(name)));
  const paddedTextSql = `concat(' ', arrayStringConcat(${tokens}, ' '), ' ')`;
  return (
    `toUInt8(arrayExists(token -> token IN (${names}), ${tokens}) ` +
    `OR ${anyPhraseSql(paddedTextSql, places.filter(isPhrase))})`
  );
}

/** SQL expression (UInt8, 0 or 1): the keyword is a question. */
export function isQuestSql(word: string): string {
  const { anywhere, first, openers, subjects } = questionWords;
  const tokens = tokensSql(word);
  const isQuestionSql = [
    `endsWith(${word}, '?')`,
    `arrayExists(token -> token IN (${sqlList(anywhere)}), ${tokens})`,
    `${tokens}[1] IN (${sqlList(first)})`,
    `(${tokens}[1] IN (${sqlList(openers)}) AND ${tokens}[2] IN (${sqlList(subjects)}))`,
  ];
  return `toUInt8(${isQuestionSql.join(' OR ')})`;
}

/** Number of words of a keyword. */
export function countWords(word: string): number {
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
  const tokens = tokenise(word);
  return tokens.some((token, index) =>
    placesByFirstToken
      .get(token)
      ?.some((remaining) => remaining.every((part, offset) => tokens[index + 1 + offset] === part)),
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
  const tokens = tokenise(word);
  const [first = '', second = ''] = tokens;
  if (
    questionSets.first.has(first) ||
    (questionSets.openers.has(first) && questionSets.subjects.has(second))
  ) {
    return true;
  }
  return tokens.some((token) => questionSets.anywhere.has(token));
}
