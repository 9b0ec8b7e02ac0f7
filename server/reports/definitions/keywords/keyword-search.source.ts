import { stripMatchOperators } from '../../../contract/formatting/normalise-keyword.js';
import { splitNegativeKeywords } from '../../../contract/reports/negative-keywords.js';
import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import { vendorAttributes } from '../../columns/vendor-columns.js';
import { generationConditions } from '../../engine/source-sql.js';
import type { Source, SourceContext } from '../../engine/report-source.js';
import { assertSearchedWords } from '../../words/searched-words.js';
import { asciiTokens, indexTokens, stripPossessives } from '../../words/split-words.js';
import type { WordParameter } from '../../words/word-parameters.js';
import { phrasePattern } from '../../words/word-pattern.js';
import { isSignSensitive, joinSignsSql, mayHaveSigns, mayHaveSignsSql } from '../../words/word-signs.js';

type Parameters = Record<string, QueryParameter>;
type WordsByParameter = Record<string, WordParameter>;
type ContainsConditions = (name: string, phrase: string) => string[];

/**
 * Keywords that contain one of the phrases and none of its negative keywords. Strict search matches adjacent words in
 * order; otherwise any form in any order matches.
 * @throws AppError BadRequest for too many words
 */
export function keywordSearchSource({ arguments: { phrases, minusWords, strict } }: SourceContext): Source {
  const parameters: Parameters = {};
  const wordParameters: WordsByParameter = {};
  const contains: ContainsConditions =
    strict === false
      ? (name, phrase) => anyFormConditions(name, phrase, { parameters, wordParameters })
      : (name, phrase) => phraseConditions(name, phrase, parameters);
  const { lines, commonNegatives } = parseSearchLines(toList(phrases));
  const negatives = [...commonNegatives, ...splitNegativeKeywords(toList(minusWords))];
  assertSearchedWords([...lines.flatMap((line) => [line.phrase, ...line.negatives]), ...negatives]);
  const includedConditions = lines.flatMap((line, index) => lineConditions(line, `phrase${index}`, contains));
  const excludedConditions = negatives.flatMap((phrase, index) => contains(`minus${index}`, phrase));
  // Phrases without words, such as `%`, match no keyword rather than all of them.
  const matchesNothing = lines.length > 0 && includedConditions.length === 0;
  const conditions = [
    ...(includedConditions.length > 0 ? [`(${includedConditions.join(' OR ')})`] : []),
    ...(matchesNothing ? ['0'] : []),
    ...excludedConditions.map((condition) => `NOT (${condition})`),
  ];
  return {
    name: 'keywords of the base',
    from: 'keyword',
    where: [...generationConditions, ...defineJoinedWord(conditions)],
    identity: ['keyword_id'],
    attributes: vendorAttributes(),
    parameters,
    words: wordParameters,
  };
}

/** Condition of one search line; empty for a line without words. */
function lineConditions(
  { phrase, negatives }: SearchLine,
  name: string,
  contains: ContainsConditions,
): string[] {
  const exclusions = negatives.flatMap((word, index) => contains(`${name}_minus${index}`, word));
  return contains(name, phrase).map((condition) =>
    exclusions.length === 0
      ? condition
      : `(${[condition, ...exclusions.map((exclusion) => `NOT (${exclusion})`)].join(' AND ')})`,
  );
}

/** Alias of the keyword with letters for the signs of its words. */
const joinedWord = 'joined_word';

/** Defines the alias at its first use, because its SQL is long. */
function defineJoinedWord(conditions: readonly string[]): readonly string[] {
  const first = conditions.findIndex((condition) => condition.includes(joinedWord));
  return conditions.map((condition, index) =>
    index === first ? condition.replace(joinedWord, `(${joinSignsSql('word')} AS ${joinedWord})`) : condition,
  );
}

/** The text index finds the words, a pattern checks their order and signs. */
function phraseConditions(name: string, phrase: string, parameters: Parameters): string[] {
  const tokens = asciiTokens(phrase);
  if (tokens.length === 0) return [];
  parameters[name] = [...new Set(tokens.flatMap(indexTokens))];
  const containsWordsSql = `hasAllTokens(word, {${name}:Array(String)})`;
  const isSensitive = tokens.some(isSignSensitive);
  if (tokens.length === 1 && !isSensitive) return [containsWordsSql];
  parameters[`${name}_order`] = phrasePattern(tokens);
  const orderSql = `match(${isSensitive ? joinedWord : 'word'}, {${name}_order:String})`;
  const isPlainWord = tokens.length === 1 && !tokens.some(mayHaveSigns);
  return [`(${containsWordsSql} AND ${isPlainWord ? withoutSignsOr(orderSql) : orderSql})`];
}

/** The index finds a plain word in a keyword without signs, so that the condition only checks the other keywords. */
function withoutSignsOr(conditionSql: string): string {
  return `(NOT ${mayHaveSignsSql('word')} OR ${conditionSql})`;
}

/** The text index finds each word by any of its forms. */
function anyFormConditions(
  name: string,
  phrase: string,
  { parameters, wordParameters }: { parameters: Parameters; wordParameters: WordsByParameter },
): string[] {
  const conditions = asciiTokens(stripPossessives(phrase)).flatMap((word, index) => {
    const wordName = `${name}_${index}`;
    if (mayHaveSigns(word)) return phraseConditions(wordName, word, parameters);
    wordParameters[wordName] = { word, kind: 'list' };
    const containsWordSql = `hasAnyTokens(word, {${wordName}:Array(String)})`;
    if (!isSignSensitive(word)) return [containsWordSql];
    wordParameters[`${wordName}_exact`] = { word, kind: 'pattern' };
    return [containsWordSql, withoutSignsOr(`match(${joinedWord}, {${wordName}_exact:String})`)];
  });
  return conditions.length === 0 ? [] : [`(${conditions.join(' AND ')})`];
}

function toList(value: SourceContext['arguments'][string]): readonly string[] {
  return typeof value === 'object' ? value : [];
}

/** A search line: a phrase and its negative keywords. */
interface SearchLine {
  phrase: string;
  negatives: string[];
}

/**
 * Parses search lines: `tent -cheap` is a phrase with a negative keyword, and a line with only negative keywords
 * applies to all phrases. A hyphen within a word belongs to the word. Match type operators are removed.
 */
export function parseSearchLines(texts: readonly string[]): {
  lines: SearchLine[];
  commonNegatives: string[];
} {
  const lines = texts.map(parseSearchLine);
  return {
    lines: lines.filter(({ phrase }) => phrase !== ''),
    commonNegatives: lines.flatMap(({ phrase, negatives }) => (phrase === '' ? negatives : [])),
  };
}

/** A negative keyword in quotes or brackets, or a text without spaces. */
const linePart = /-(?:"[^"]+"|\[[^\]]+\])|\S+/gu;

function parseSearchLine(text: string): SearchLine {
  const parts = text.match(linePart) ?? [];
  const isNegative = (part: string) => /^-[^-]/u.test(part);
  return {
    phrase: stripMatchOperators(parts.filter((part) => !isNegative(part)).join(' ')),
    negatives: parts.filter(isNegative).map((part) => stripMatchOperators(part.slice(1))),
  };
}
