import { allAs, leftOut, type ColumnUse } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';
import { firstPartyRecord } from './first-party-site.js';
import { hasAny } from './tidy-name.js';

const keywords = ['keyword', 'ключевое слово'];
const impressions = ['impressions', 'показы'];
const clicks = ['clicks', 'клики'];
const positions = ['avg. position', 'avg position', 'средняя позиция', 'ср. позиция'];

const columns: Record<string, ColumnUse> = {
  ...allAs(keywords, 'keyword'),
  ...allAs(['page', 'url', 'страница'], 'url'),
  ...allAs(impressions, 'impressions'),
  ...allAs(clicks, 'clicks'),
  ctr: leftOut('ofClicks'),
  ...allAs(positions, 'average_position'),
  ...allAs(['date', 'дата'], 'day'),
};

/**
 * Bing Webmaster keywords or pages of a verified site. The positions are those in Bing, so they are not imported as
 * positions of the database.
 */
export const bingWebmaster: CsvFormat = {
  kind: 'csv',
  id: 'bing-webmaster',
  name: 'Bing Webmaster',
  coverage: coversNeither,
  columns,
  recognises: (header) =>
    [...header].every((name) => name === '' || Object.hasOwn(columns, name)) &&
    hasAny(header, keywords) &&
    hasAny(header, impressions) &&
    hasAny(header, clicks) &&
    // A native table may also have these columns.
    (header.has('ctr') || hasAny(header, positions)),
  hintsFromName(name) {
    // `example.com_KeywordReport_7_18_2026.csv`
    const parts =
      /^(?<domain>[^/_]+\.[^/_]+)_\w+?report_(?<month>\d{1,2})_(?<day>\d{1,2})_(?<year>\d{4})/i.exec(
        name,
      )?.groups;
    if (!parts) return {};
    const padTwo = (text = '') => text.padStart(2, '0');
    return {
      domain: parts.domain?.toLowerCase(),
      date: `${parts.year}-${padTwo(parts.month)}-${padTwo(parts.day)}`,
    };
  },
  notes: () => ['ownSite'],
  reader: () => ({
    *row({ record }) {
      yield firstPartyRecord('bing-webmaster', record);
    },
  }),
};
