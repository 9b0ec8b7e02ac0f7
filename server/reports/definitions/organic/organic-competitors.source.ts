import { domainsWithin } from '../../engine/domains-within.js';
import { attributesOfTable } from '../../engine/join-attributes.js';
import type { Source, SourceContext } from '../../engine/report-source.js';
import { generationScope, subjectDomainId } from '../../engine/generation-scope.js';
import { sharedResults } from './shared-results.js';

/**
 * Above this share of the base's keywords, scanning all search results is faster than looking up the domain's
 * keywords one by one (measured in docs/benchmark.md). The top 10 has its own
 * column.
 */
const scanShare = { top10: 1 / 500, page: 1 / 5 } as const;

/** Domains that share keywords with the subject: `key_id` and `cnt`. Both query forms return the same rows. */
export function competitorsSource({ arguments: { top }, domain, baseKeywords }: SourceContext): Source {
  const depth = top === 10 ? 'top10' : 'page';
  const scan = (domain?.it50 ?? 0) > (baseKeywords ?? 0) * scanShare[depth];
  return {
    name: scan ? 'competitors by scan' : 'competitors by keywords',
    from: `(${scan ? byScan(depth) : byKeywords(depth)})`,
    where: [],
    identity: ['key_id'],
    attributes: { row: attributesOfTable('domain', 'domain_id', { carried: { cnt: 'UInt64' } }) },
  };
}

type Depth = keyof typeof domainsWithin;

function byScan(depth: Depth): string {
  return shared(depth, `has(${domainsWithin[depth]}, ${subjectDomainId})`);
}

function byKeywords(depth: Depth): string {
  const keywords =
    `SELECT keyword_id FROM position_by_domain WHERE ${generationScope} AND domain_id = ${subjectDomainId} AND best = 1` +
    (depth === 'top10' ? ' AND pos <= 10' : '');
  return shared(depth, `keyword_id GLOBAL IN (${keywords})`);
}

function shared(depth: Depth, on: string): string {
  return sharedResults({ elements: domainsWithin[depth], on, counted: `key_id != ${subjectDomainId}` });
}
