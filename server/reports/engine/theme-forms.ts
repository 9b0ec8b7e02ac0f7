import { phraseKeys } from '../words/phrase-keys.js';
import { type ThemeForms, wordsOfKeyword } from '../words/theme-words.js';
import { generationScope, subjectDomainId } from './generation-scope.js';
import type { ReportBase } from './report-base.js';
import { requestOptions, type ReportDependencies } from './report-dependencies.js';

/**
 * Different words of a domain's keywords that are joined by their forms, those of most keywords first; rarer ones stand as they
 * are. A dictionary needs some hundredths of a millisecond a word, so that this many take under a second.
 */
const maxThemeWords = 20_000;

const wordsSql =
  `SELECT token FROM (SELECT keyword_id, arrayJoin(arrayDistinct(${wordsOfKeyword})) AS token FROM position_by_domain` +
  ` WHERE ${generationScope} AND domain_id = ${subjectDomainId} AND best = 1)` +
  ` GROUP BY token ORDER BY count() DESC, token LIMIT {most:UInt32}`;

/** Which words of a domain's keywords are one word in several forms: the form of most keywords stands for the others. */
export async function queryThemeForms(
  domain: string,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ThemeForms> {
  const { rows } = await deps.clickhouse.query<{ token: string }>(wordsSql, {
    parameters: { base: base.id, generation: base.generation, domain, most: maxThemeWords },
    ...requestOptions(deps, 'theme-words'),
  });
  const words = rows.map(({ token }) => token);
  return groupForms(words, await phraseKeys(words, deps.signal));
}

/** The forms among words that come with their keys, the form that stands for the others first. */
function groupForms(words: readonly string[], keys: readonly string[]): ThemeForms {
  const canonicalByKey = new Map<string, string>();
  const from: string[] = [];
  const to: string[] = [];
  for (const [index, word] of words.entries()) {
    const key = keys[index] ?? word;
    const canonical = canonicalByKey.get(key);
    if (canonical === undefined) canonicalByKey.set(key, word);
    else {
      from.push(word);
      to.push(canonical);
    }
  }
  return { from, to };
}
