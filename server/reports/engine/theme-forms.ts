import { computePhraseKeys } from '../words/phrase-keys.js';
import { type ThemeForms, keywordWordsSql } from '../words/theme-words.js';
import { generationScope, subjectDomainIdSql } from './source-sql.js';
import { type ReportBase, requestOptions, type ReportDependencies } from './report-dependencies.js';

/**
 * Maximum number of distinct words to merge by form, most frequent first. Merging that many takes less than a
 * second.
 */
const maxThemeWords = 20_000;

const wordsSql =
  `SELECT token FROM (SELECT keyword_id, arrayJoin(arrayDistinct(${keywordWordsSql})) AS token FROM position_by_domain` +
  ` WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql} AND best = 1)` +
  ` GROUP BY token ORDER BY count() DESC, token LIMIT {most:UInt32}`;

/** Merges the words of a domain's keywords by form; the most frequent form represents the others. */
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
  return mergeForms(words, await computePhraseKeys(words, deps.signal));
}

/** Merges words with the same key into the first of them. */
function mergeForms(words: readonly string[], keys: readonly string[]): ThemeForms {
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
