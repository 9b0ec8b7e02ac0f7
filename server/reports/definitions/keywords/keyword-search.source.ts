import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import type { Source, SourceContext } from '../../engine/report-definition.js';
import { exactWords, wordForms, wordsOf } from '../../engine/word-forms.js';
import { inGeneration } from '../../engine/generation-scope.js';

/** Keywords that hold all words of one of the phrases and none of the minus words. */
export function keywordSearchSource({ arguments: { phrases, minusWords, strict } }: SourceContext): Source {
  const patterns = strict === false ? wordForms : exactWords;
  const parameters: Record<string, QueryParameter> = {};
  const holdsAll = (name: string, words: readonly string[]): string =>
    words
      .map((word, index) => {
        parameters[`${name}_${index}`] = patterns([word])[0] ?? '';
        return `match(word, {${name}_${index}:String})`;
      })
      .join(' AND ');
  const wanted = listed(phrases)
    .map((phrase, index) => holdsAll(`phrase${index}`, wordsOf(phrase)))
    .filter((condition) => condition !== '');
  const unwanted = listed(minusWords)
    .map((phrase, index) => holdsAll(`minus${index}`, wordsOf(phrase)))
    .filter((condition) => condition !== '');
  return {
    name: 'keywords of the base',
    from: 'keyword',
    where: [
      ...inGeneration,
      ...(wanted.length > 0 ? [`(${wanted.map((condition) => `(${condition})`).join(' OR ')})`] : []),
      ...unwanted.map((condition) => `NOT (${condition})`),
    ],
    identity: ['keyword_id'],
    parameters,
  };
}

function listed(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : [];
}
