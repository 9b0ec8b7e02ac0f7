import { maxSerpPosition } from '../../contract/reports/depth.js';
import { queryRows, type ImportRun } from '../import-run.js';
import { recordKinds, stagingTableName } from './staging-table.js';

/** Suggested starting points after an import. */
export interface ImportHighlights {
  /** Domains with the most keywords in the results, or in the ads if there are no results. */
  domains: { base: string; domain: string; keywords: number; isPaid: boolean }[];
  /** The keyword with the highest volume if there are no domains. */
  keyword?: { base: string; word: string };
}

const maxDomains = 3;

/** Exact counts are limited to the domains with the most rows, to bound memory. */
const maxCountedDomains = 20;

/** Finds the highlights among the staged records. */
export async function findHighlights(run: ImportRun): Promise<ImportHighlights> {
  const results = await topDomains(run, recordKinds.organic);
  const domains = results.length > 0 ? results : await topDomains(run, recordKinds.ad);
  if (domains.length > 0) return { domains };
  const [keyword] = await queryRows<{ base: string; word: string }>(
    run,
    `SELECT toString(base) AS base, word FROM ${stagingTableName(run.id)}
     WHERE reason = 0 AND kind = ${recordKinds.keyword} ORDER BY ws DESC NULLS LAST, word LIMIT 1`,
    {},
  );
  return keyword ? { domains, keyword } : { domains };
}

async function topDomains(run: ImportRun, kind: number): Promise<ImportHighlights['domains']> {
  const from = `FROM ${stagingTableName(run.id)} AS staged WHERE reason = 0 AND kind = ${kind} AND pos <= {depth:UInt8}`;
  // A single numeric key is much faster than a pair.
  const siteSql = 'cityHash64(staged.base, staged.domain_id)';
  const domainCounts = await queryRows<{ base: string; domain: string; keywords: number }>(
    run,
    `SELECT toString(any(staged.base)) AS base, any(staged.domain) AS domain, uniqExact(keyword_id) AS keywords ${from}
     AND ${siteSql} IN (SELECT ${siteSql} ${from} GROUP BY ${siteSql} ORDER BY count() DESC LIMIT ${maxCountedDomains})
     GROUP BY ${siteSql} ORDER BY keywords DESC, domain LIMIT ${maxDomains}`,
    { depth: maxSerpPosition },
  );
  return domainCounts.map((row) => ({ ...row, isPaid: kind === recordKinds.ad }));
}
