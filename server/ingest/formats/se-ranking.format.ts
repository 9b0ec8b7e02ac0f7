import { allAs, joins, leftOut } from './column-use.js';
import { coversFeatureColumn } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';
import { isRank } from './not-ranked.js';

const keywordName = /^keyword for: ?\(?(?<domain>[^)]*)\)?$/;
const competitorName = /^competitor:? ?(?<domain>.+)$/;

/** SE Ranking brief project export: a row per keyword with the rank of the site and each competitor. */
export const seRanking: CsvFormat = {
  kind: 'csv',
  id: 'se-ranking',
  name: 'SE Ranking, brief',
  coverage: coversFeatureColumn,
  resultScope: 'domain',
  columns: {
    'current position': 'position',
    position: 'position',
    'found serp': 'url',
    ...allAs(['local search volume', 'search volume local', 'search volume'], 'ws'),
    ...allAs(
      ['best position', 'first position', 'position change', 'previous position'],
      leftOut('previousState'),
    ),
    ...allAs(['global search volume', 'search volume global'], leftOut('elsewhere')),
    ...allAs(['group', 'tags', 'notes'], leftOut('ownGroups')),
    '#': leftOut('rowNumber'),
  },
  otherColumns(name) {
    if (keywordName.test(name)) return 'keyword';
    if (competitorName.test(name)) return joins('position');
    return /\bcpc\b/.test(name) ? 'cpc' : undefined;
  },
  recognises: (header) =>
    [...header].some((name) => keywordName.test(name)) && header.has('current position'),
  hintsFromTable({ names }) {
    const domain = names.map(domainOfKeywordColumn).find((name) => name !== undefined);
    return domain === undefined ? {} : { domain };
  },
  reader({ names }) {
    const competitors = names.flatMap((name, index) => {
      const domain = competitorName.exec(name)?.groups?.domain;
      return domain ? [{ index, domain: toHost(domain) }] : [];
    });
    return {
      *row({ record, values }) {
        const { position, url: _, ...keywordFields } = record;
        yield isRank(position) ? record : { ...keywordFields, type: 'keyword' };
        for (const { index, domain } of competitors) {
          const rank = values[index];
          if (isRank(rank)) yield { keyword: record.keyword, position: rank, domain };
        }
      },
    };
  },
};

/** Domain in the name of the keyword column, as in `keyword for: (example.com)`. */
export function domainOfKeywordColumn(name: string): string | undefined {
  const domain = keywordName.exec(name)?.groups?.domain;
  return domain ? toHost(domain) : undefined;
}

/** `https://www.example.com/` as `www.example.com`. */
export function toHost(domain: string): string {
  return domain
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    .toLowerCase();
}
