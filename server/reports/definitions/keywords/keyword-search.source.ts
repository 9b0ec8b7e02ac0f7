import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import { inGeneration } from '../../engine/generation-scope.js';
import type { Source, SourceContext } from '../../engine/report-definition.js';
import { asciiTokens, phrasePattern, wordForms, wordsOf } from '../../engine/word-forms.js';
import { readSearchLines, type SearchLine } from './search-lines.js';

type Parameters = Record<string, QueryParameter>;
type Holds = (name: string, phrase: string, parameters: Parameters) => string[];

/**
 * Keywords that hold one of the phrases without the minus words of its line, and none of the common minus words. Strictly: the
 * words as typed, in their order, side by side; else any form of them in any order.
 */
export function keywordSearchSource({ arguments: { phrases, minusWords, strict } }: SourceContext): Source {
  const parameters: Parameters = {};
  const holds = strict === false ? holdsForms : holdsPhrase;
  const { lines, common } = readSearchLines(listed(phrases));
  const wanted = lines.flatMap((line, index) => fits(line, `phrase${index}`, holds, parameters));
  const unwanted = [...common, ...listed(minusWords)].flatMap((phrase, index) =>
    holds(`minus${index}`, phrase, parameters),
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
    parameters,
  };
}

/** A keyword that one line asks for. Nothing for a line without words. */
function fits({ phrase, minus }: SearchLine, name: string, holds: Holds, parameters: Parameters): string[] {
  const without = minus.flatMap((word, index) => holds(`${name}_minus${index}`, word, parameters));
  return holds(name, phrase, parameters).map((condition) =>
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

function holdsForms(name: string, phrase: string, parameters: Parameters): string[] {
  const conditions = wordForms(wordsOf(phrase)).map((form, index) => {
    parameters[`${name}_${index}`] = form;
    return `match(word, {${name}_${index}:String})`;
  });
  return conditions.length === 0 ? [] : [`(${conditions.join(' AND ')})`];
}

function listed(value: SourceContext['arguments'][string]): readonly string[] {
  return typeof value === 'object' ? value : [];
}
