import { allAs, joins, leftOut } from './column-use.js';
import { dayColumnsReader, datesOfColumns, dayOfColumn, describeOtherValue } from './day-columns.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';
import { hintsFromPattern } from './first-party-site.js';
import { keywordNames, plainCsv } from './plain-csv.format.js';
import { domainOfKeywordColumn } from './se-ranking.format.js';

/** `example.com-positions-2026-11.csv`: a file name that starts with the domain. */
const nameWithDomain = /^(?<domain>(?:[\p{L}\d-]+\.)+\p{L}{2,})[-_ ][^/]*\.\p{L}/u;

const positionNames = ['position', 'pos', 'rank', 'позиция', 'current position', 'found serp'];

const isKeywordName = (name: string) =>
  keywordNames.includes(name) || domainOfKeywordColumn(name) !== undefined;

/**
 * Positions of a domain with a column per day, as rank trackers and spreadsheets contain them, and as the history of SE
 * Ranking.
 */
export const datedPositions: CsvFormat = {
  kind: 'csv',
  id: 'dated-positions',
  name: 'Positions by day',
  coverage: coversNeither,
  resultScope: 'domain',
  columns: {
    ...plainCsv.columns,
    ...allAs(['ranking url', 'landing page', 'target url', 'found url'], 'url'),
    ...allAs(['site', 'website', 'host'], 'domain'),
    ...allAs(['search vol.', 'avg. search volume', 'local search volume', 'search volume local'], 'ws'),
    ...allAs(['global search volume', 'search volume global'], leftOut('elsewhere')),
    ...allAs(['group', 'groups', 'tag', 'tags', 'notes', 'группа', 'теги'], leftOut('ownGroups')),
    ...allAs(['change', 'position change', 'best position', 'first position'], leftOut('previousState')),
    ...allAs(['#', 'no', 'no.', '№'], leftOut('rowNumber')),
  },
  otherColumns: (name) =>
    isKeywordName(name) ? 'keyword' : dayOfColumn(name) === undefined ? undefined : joins('position'),
  recognises: (header) =>
    [...header].some(isKeywordName) &&
    !positionNames.some((name) => header.has(name)) &&
    [...header].some((name) => dayOfColumn(name) !== undefined),
  hintsFromName: (name) => hintsFromPattern(name, nameWithDomain),
  hintsFromTable({ names }) {
    const domain = names.map(domainOfKeywordColumn).find((name) => name !== undefined);
    return domain === undefined ? {} : { domain };
  },
  datesOf: datesOfColumns,
  unsupportedReason: describeOtherValue,
  notes: () => ['oneDomain'],
  reader: dayColumnsReader,
};
