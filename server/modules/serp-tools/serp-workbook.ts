import { Readable } from 'node:stream';
import type { Localised, Language } from '../../contract/language/localised.js';
import { serpComparisonPage } from '../../contract/tools/serp-pages.js';
import type { Cell } from '../../reports/export/export-cell.js';
import type { ExportColumn } from '../../reports/export/export-columns.js';
import { singleBatch } from '../../reports/export/export-rows.js';
import { streamWorkbook } from '../../reports/export/xlsx/stream-workbook.js';
import type { SerpComparison } from './serp-comparison.type.js';

interface TopColumn {
  title: Localised;
  column: ExportColumn['column'];
}

const textColumn = (en: string, ru: string, format: 'keyword' | 'domain' | 'url'): TopColumn => ({
  title: { en, ru },
  column: { type: 'string', format },
});
const numberColumn = (en: string, ru: string): TopColumn => ({
  title: { en, ru },
  column: { type: 'integer', format: 'number' },
});

/** Columns of a result, the same as in the copied table. */
const resultColumns = {
  keyword: textColumn('Keyword', 'Фраза', 'keyword'),
  ws: numberColumn('Volume', 'Частотность'),
  pos: numberColumn('Position', 'Позиция'),
  domain: textColumn('Domain', 'Домен', 'domain'),
  url: textColumn('Page', 'Страница', 'url'),
  domainTops: numberColumn('SERPs with the domain', 'Топов с доменом'),
  pageTops: numberColumn('SERPs with the page', 'Топов со страницей'),
};

/** Workbook with one row per result, limited by the plan's export rows. */
export function serpWorkbook({ tops, exportRows }: SerpComparison, language: Language): Readable {
  const rows: Cell[][] = tops.flatMap(({ keyword, ws, places }) =>
    places.map(({ pos, domain, url, domainTops, pageTops }) => [
      keyword,
      ws,
      pos,
      domain,
      url,
      domainTops,
      pageTops,
    ]),
  );
  const columns = Object.entries(resultColumns).map(([id, { title, column }]) => ({
    id,
    title: title[language],
    column,
  }));
  const batches = singleBatch(rows.slice(0, exportRows ?? rows.length));
  return streamWorkbook({ columns, batches, source: Readable.from([]) }, serpComparisonPage.title[language]);
}
