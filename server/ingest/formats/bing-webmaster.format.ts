import { allAs, leftOut } from './column-use.js';
import { coversNeither } from './format-coverage.js';
import type { CsvFormat } from './import-format.js';
import { firstPartyRecord } from './first-party-site.js';

/**
 * Bing Webmaster keywords or pages of a verified site. The positions are those in Bing, so they are not imported as
 * positions of the database.
 */
export const bingWebmaster: CsvFormat = {
  kind: 'csv',
  id: 'bing-webmaster',
  name: 'Bing Webmaster',
  coverage: coversNeither,
  columns: {
    ...allAs(['keyword', 'ключевое слово'], 'keyword'),
    ...allAs(['page', 'url', 'страница'], 'url'),
    ...allAs(['impressions', 'показы'], 'impressions'),
    ...allAs(['clicks', 'клики'], 'clicks'),
    ctr: leftOut('ofClicks'),
    ...allAs(['avg. position', 'avg position', 'средняя позиция', 'ср. позиция'], 'average_position'),
    ...allAs(['date', 'дата'], 'day'),
  },
  recognises: (header) =>
    !header.has('position') &&
    ['keyword', 'ключевое слово'].some((name) => header.has(name)) &&
    ['impressions', 'показы'].some((name) => header.has(name)) &&
    ['clicks', 'клики'].some((name) => header.has(name)),
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
