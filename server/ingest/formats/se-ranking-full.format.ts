import { allAs, joins, leftOut } from './column-use.js';
import { coversFeatureColumn } from './format-coverage.js';
import type { CsvFormat, ImportRecord, TableHead } from './import-format.js';
import { isRank } from './not-ranked.js';
import { toHost } from './se-ranking.format.js';
import { normaliseColumnName } from './tidy-name.js';

/** `Keyword: kettle` starts the section of a keyword, followed by a header and days. */
const sectionName = /^keyword: ?(?<keyword>.*)$/i;
const domainName = /^project domain:? ?(?<domain>.*)$/i;
const competitorName = /^competitor:? ?(?<domain>.+)$/;

/**
 * SE Ranking full project export: a section per keyword with its check dates, newest first. All dates are imported,
 * which preserves the position history.
 */
export const seRankingFull: CsvFormat = {
  kind: 'csv',
  id: 'se-ranking-full',
  name: 'SE Ranking, full',
  coverage: coversFeatureColumn,
  resultScope: 'domain',
  columns: {
    ...allAs(['date (utc)', 'date'], 'date'),
    keyword: leftOut('repeated'),
    position: 'position',
    'found serp': 'url',
    ...allAs(['local search volume', 'search volume local', 'search volume'], 'ws'),
    ...allAs(['global search volume', 'search volume global'], leftOut('elsewhere')),
  },
  otherColumns(name) {
    if (competitorName.test(name)) return joins('position');
    return /\bcpc\b/.test(name) ? 'cpc' : undefined;
  },
  recognises: (header) =>
    (header.has('date (utc)') || header.has('date')) &&
    header.has('position') &&
    header.has('found serp') &&
    !header.has('current position'),
  hintsFromTable({ preamble }) {
    const domain = findDomain(preamble);
    return domain === undefined ? {} : { domain: toHost(domain) };
  },
  reader(head) {
    const header = new Set(head.names);
    const competitors = findCompetitors(head);
    let keyword = findKeyword(head.preamble);
    return {
      *row({ record, values }) {
        const section = sectionName.exec(values[0] ?? '')?.groups?.keyword;
        if (section !== undefined) keyword = section;
        else if (!values.map(normaliseColumnName).every((name) => name === '' || header.has(name))) {
          yield* toRecords({ ...record, keyword }, values, competitors);
        }
      },
    };
  },
};

type Competitor = { index: number; domain: string };

function* toRecords(
  record: ImportRecord,
  values: readonly string[],
  competitors: readonly Competitor[],
): Iterable<ImportRecord> {
  const { position, url: _, ...keywordFields } = record;
  yield isRank(position) ? record : { ...keywordFields, type: 'keyword' };
  for (const { index, domain } of competitors) {
    if (isRank(values[index])) {
      yield { keyword: record.keyword, date: record.date, position: values[index], domain };
    }
  }
}

function findCompetitors({ names }: TableHead): Competitor[] {
  return names.flatMap((name, index) => {
    const domain = competitorName.exec(name)?.groups?.domain;
    return domain ? [{ index, domain: toHost(domain) }] : [];
  });
}

function findKeyword(preamble: TableHead['preamble']): string | undefined {
  return preamble
    .map(([first]) => sectionName.exec(first ?? '')?.groups?.keyword)
    .findLast((keyword) => keyword !== undefined);
}

/** `Project Domain: example.com` in one cell, or with the domain in the next cell. */
function findDomain(preamble: TableHead['preamble']): string | undefined {
  for (const line of preamble) {
    const index = line.findIndex((cell) => domainName.test(cell));
    if (index >= 0) return domainName.exec(line[index] ?? '')?.groups?.domain || line[index + 1];
  }
  return undefined;
}
