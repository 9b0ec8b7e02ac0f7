import { maxSerpPosition } from '../../contract/depth.js';
import { queryRows, type ImportRun } from '../import-run.js';
import { recordKinds, stagingTableOf } from './staging-table.js';

/** What a person would look at first of what an import brought. */
export interface ImportHighlights {
  /** Domains of which the files name most keywords; of results, of ads where there are only these. */
  domains: { base: string; domain: string; keywords: number; isPaid: boolean }[];
  /** Without any domain, the keyword with the largest volume. */
  keyword?: { base: string; word: string };
}

/** Domains that are named. */
const maxDomains = 3;

/** Domains whose keywords are told apart: those with most rows. It bounds what is held in memory. */
const maxCountedDomains = 20;

/** Finds them among the staged records. */
export async function importHighlights(run: ImportRun): Promise<ImportHighlights> {
  const results = await topDomains(run, recordKinds.organic);
  const domains = results.length > 0 ? results : await topDomains(run, recordKinds.ad);
  if (domains.length > 0) return { domains };
  const [keyword] = await queryRows<{ base: string; word: string }>(
    run,
    `SELECT toString(base) AS base, word FROM ${stagingTableOf(run.id)}
     WHERE reason = 0 AND kind = ${recordKinds.keyword} ORDER BY ws DESC NULLS LAST, word LIMIT 1`,
    {},
  );
  return keyword ? { domains, keyword } : { domains };
}

async function topDomains(run: ImportRun, kind: number): Promise<ImportHighlights['domains']> {
  const from = `FROM ${stagingTableOf(run.id)} AS staged WHERE reason = 0 AND kind = ${kind} AND pos <= {depth:UInt8}`;
  // One number for a domain of a base: rows are told apart by it much faster than by both.
  const site = 'cityHash64(staged.base, staged.domain_id)';
  const found = await queryRows<{ base: string; domain: string; keywords: number }>(
    run,
    `SELECT toString(any(staged.base)) AS base, any(staged.domain) AS domain, uniqExact(keyword_id) AS keywords ${from}
     AND ${site} IN (SELECT ${site} ${from} GROUP BY ${site} ORDER BY count() DESC LIMIT ${maxCountedDomains})
     GROUP BY ${site} ORDER BY keywords DESC, domain LIMIT ${maxDomains}`,
    { depth: maxSerpPosition },
  );
  return found.map((one) => ({ ...one, isPaid: kind === recordKinds.ad }));
}
