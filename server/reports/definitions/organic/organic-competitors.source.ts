import { attributesOfTable } from '../../engine/join-attributes.js';
import type { Source, SourceContext } from '../../engine/report-source.js';
import { generationScope, subjectDomainId } from '../../engine/generation-scope.js';
import { sharedResults } from './shared-results.js';

/**
 * From this share of the base's keywords on, reading every result page and asking whether the domain is on it is faster
 * than looking up the domain's keywords one by one (measured, docs/adr/0001).
 */
const scanShare = 1 / 5;

/** Domains that share keywords with the subject: `key_id` and `cnt`, in one of two forms that answer the same. */
export function competitorsSource({ arguments: { top }, domain, baseKeywords }: SourceContext): Source {
  const scan = (domain?.it50 ?? 0) > (baseKeywords ?? 0) * scanShare;
  return {
    name: scan ? 'competitors by scan' : 'competitors by keywords',
    from: `(${scan ? byScan(top === 10) : byKeywords(top === 10)})`,
    where: [],
    identity: ['key_id'],
    attributes: { row: attributesOfTable('domain', 'domain_id', { carried: { cnt: 'UInt64' } }) },
  };
}

function shownDomains(top10: boolean): string {
  return top10 ? 'arraySlice(domain_ids, 1, top10)' : 'domain_ids';
}

/** The domain's place in the array says whether it stands in the top 10, without cutting an array for every keyword. */
function byScan(top10: boolean): string {
  const place = `indexOf(domain_ids, ${subjectDomainId})`;
  return shared(top10, top10 ? `${place} BETWEEN 1 AND top10` : `has(domain_ids, ${subjectDomainId})`);
}

function byKeywords(top10: boolean): string {
  const keywords =
    `SELECT keyword_id FROM position_by_domain WHERE ${generationScope} AND domain_id = ${subjectDomainId} AND best = 1` +
    (top10 ? ' AND pos <= 10' : '');
  return shared(top10, `keyword_id GLOBAL IN (${keywords})`);
}

function shared(top10: boolean, on: string): string {
  return sharedResults({ elements: shownDomains(top10), on, counted: `key_id != ${subjectDomainId}` });
}
