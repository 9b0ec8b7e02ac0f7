import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import { vendorAttributes } from '../../columns/vendor-columns.js';
import { inGeneration } from '../../engine/generation-scope.js';
import type { Source, SourceContext } from '../../engine/report-source.js';
import { asciiTokens, withoutOwners } from '../../words/split-words.js';
import type { WordParameter } from '../../words/word-parameters.js';
import { phrasePattern } from '../../words/word-pattern.js';
import { readSearchLines, type SearchLine } from './search-lines.js';

type Parameters = Record<string, QueryParameter>;
type Words = Record<string, WordParameter>;
type Holds = (name: string, phrase: string) => string[];

/**
 * Keywords that hold one of the phrases without the minus words of its line, and none of the common minus words. Strictly: the
 * words as typed, in their order, side by side; else any form of them in any order.
 */
export function keywordSearchSource({ arguments: { phrases, minusWords, strict } }: SourceContext): Source {
  const parameters: Parameters = {};
  const formsOf: Words = {};
  const holds: Holds =
    strict === false
      ? (name, phrase) => holdsForms(name, phrase, formsOf)
      : (name, phrase) => holdsPhrase(name, phrase, parameters);
  const { lines, common } = readSearchLines(listed(phrases));
  const wanted = lines.flatMap((line, index) => fits(line, `phrase${index}`, holds));
  const unwanted = [...common, ...listed(minusWords)].flatMap((phrase, index) =>
    holds(`minus${index}`, phrase),
  );
  return {
    name: 'keywords of the base',
    from: 'keyword',
    where: [
      ...inGeneration,
      ...(wanted.length > 0 ? [`(${wanted.join(' OR ')})`] : []),
      ...unwanted.map((condition) => `NOT (${condition})`),
    ],
    identity: ['keyword_id'],
    attributes: vendorAttributes(),
    parameters,
    words: formsOf,
  };
}

/** A keyword that one line asks for. Nothing for a line without words. */
function fits({ phrase, minus }: SearchLine, name: string, holds: Holds): string[] {
  const without = minus.flatMap((word, index) => holds(`${name}_minus${index}`, word));
  return holds(name, phrase).map((condition) =>
    without.length === 0
      ? condition
      : `(${[condition, ...without.map((other) => `NOT (${other})`)].join(' AND ')})`,
  );
}

/** The table's text index finds the words, a pattern their order. */
function holdsPhrase(name: string, phrase: string, parameters: Parameters): string[] {
  const tokens = asciiTokens(phrase);
  if (tokens.length === 0) return [];
  parameters[name] = [...new Set(tokens)];
  const holdsWords = `hasAllTokens(word, {${name}:Array(String)})`;
  if (tokens.length === 1) return [holdsWords];
  parameters[`${name}_order`] = phrasePattern(tokens);
  return [`(${holdsWords} AND match(word, {${name}_order:String}))`];
}

/** The table's text index finds each word by any of its forms. */
function holdsForms(name: string, phrase: string, formsOf: Words): string[] {
  const conditions = asciiTokens(withoutOwners(phrase)).map((word, index) => {
    formsOf[`${name}_${index}`] = { word, as: 'list' };
    return `hasAnyTokens(word, {${name}_${index}:Array(String)})`;
  });
  return conditions.length === 0 ? [] : [`(${conditions.join(' AND ')})`];
}

function listed(value: SourceContext['arguments'][string]): readonly string[] {
  return typeof value === 'object' ? value : [];
}
