import { generationScope, subjectDomainId, subjectUrlHash } from '../../engine/generation-scope.js';
import type { KeyRestriction, Source, SourceContext } from '../../engine/report-source.js';
import { sharedResults } from './shared-results.js';

const subjectKeywords = `SELECT keyword_id FROM position_by_url WHERE ${generationScope} AND url_hash = ${subjectUrlHash}`;

const subjectDomainPages = `SELECT url_hash FROM page WHERE ${generationScope} AND domain_id = ${subjectDomainId}`;

/**
 * Pages in the search results of the subject's keywords: `key_id` (page hash) and `cnt`, optionally including the own
 * domain.
 */
export function pageCompetitorsSource({ arguments: { own } }: SourceContext): Source {
  const isOtherPage = `key_id != ${subjectUrlHash}`;
  return {
    name: 'pages with shared keywords',
    from: `(${sharedResults({
      elements: 'url_hashes',
      on: `keyword_id GLOBAL IN (${subjectKeywords})`,
      counted: own === 1 ? isOtherPage : `${isOtherPage} AND key_id GLOBAL NOT IN (${subjectDomainPages})`,
    })})`,
    where: [],
    identity: ['key_id'],
    attributes: {
      row: {
        select: pagesByHash,
        key: 'url_hash',
        rowKey: 'key_id',
        carried: { cnt: 'UInt64' },
        restricted: true,
      },
    },
  };
}

/**
 * SQL of pages with totals and domain names. The table is ordered by domain, so a small set of hashes is first
 * resolved to domains; for large sets that does not pay off.
 */
function pagesByHash(keys: KeyRestriction | undefined): string {
  const ofKeys = keys === undefined ? '' : ` AND url_hash ${keys.within}`;
  const owners = `SELECT domain_id FROM position_by_url WHERE ${generationScope}${ofKeys}`;
  const ofOwners = keys?.isSmallSet ? ` AND domain_id GLOBAL IN (${owners})` : '';
  return (
    'SELECT url_hash, domain_id, path, it1, it3, it5, it10, it50, vis, name FROM' +
    ` (SELECT * FROM page WHERE ${generationScope}${ofOwners}${ofKeys}) AS pages` +
    ` GLOBAL LEFT ANY JOIN (SELECT domain_id, name FROM domain WHERE ${generationScope}${ofOwners}) AS owners USING (domain_id)`
  );
}
