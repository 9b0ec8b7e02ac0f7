import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import { inGeneration } from '../../engine/generation-scope.js';
import type { Source, SourceContext } from '../../engine/report-definition.js';
import { asciiTokens, wordForms, wordsOf } from '../../engine/word-forms.js';

/** Keywords that hold all words of one of the phrases and none of the minus words; strictly, whole words as typed. */
export function keywordSearchSource({ arguments: { phrases, minusWords, strict } }: SourceContext): Source {
  const parameters: Record<string, QueryParameter> = {};
  const holdsAll = strict === false ? holdsForms : holdsTokens;
  const wanted = listed(phrases).flatMap((phrase, index) => holdsAll(`phrase${index}`, phrase, parameters));
  const unwanted = listed(minusWords).flatMap((phrase, index) =>
    holdsAll(`minus${index}`, phrase, parameters),
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

/** By the table's text index. Nothing for a phrase without words. */
function holdsTokens(name: string, phrase: string, parameters: Record<string, QueryParameter>): string[] {
  const tokens = asciiTokens(phrase);
  if (tokens.length === 0) return [];
  parameters[name] = tokens;
  return [`hasAllTokens(word, {${name}:Array(String)})`];
}

function holdsForms(name: string, phrase: string, parameters: Record<string, QueryParameter>): string[] {
  const conditions = wordForms(wordsOf(phrase)).map((form, index) => {
    parameters[`${name}_${index}`] = form;
    return `match(word, {${name}_${index}:String})`;
  });
  return conditions.length === 0 ? [] : [`(${conditions.join(' AND ')})`];
}

function listed(value: SourceContext['arguments'][string]): readonly string[] {
  return typeof value === 'object' ? value : [];
}
