import { Readable } from 'node:stream';
import type { Localised, Language } from '../../contract/localised.js';
import { serpComparisonPage } from '../../contract/tools/serp-pages.js';
import type { Cell } from '../../reports/export/export-cell.js';
import type { ExportColumn } from '../../reports/export/export-columns.js';
import { streamWorkbook } from '../../reports/export/xlsx/stream-workbook.js';
import type { SerpComparison } from './serp-comparison.type.js';

interface TopColumn {
  title: Localised;
  column: ExportColumn['column'];
}

const text = (en: string, ru: string, format: 'keyword' | 'domain' | 'url'): TopColumn => ({
  title: { en, ru },
  column: { type: 'string', format },
});
const number = (en: string, ru: string): TopColumn => ({
  title: { en, ru },
  column: { type: 'integer', format: 'number' },
});

/** Columns of a result, the same as in the copied table. */
const resultColumns = {
  keyword: text('Keyword', 'Фраза', 'keyword'),
  ws: number('Volume', 'Частотность'),
  pos: number('Position', 'Позиция'),
  domain: text('Domain', 'Домен', 'domain'),
  url: text('Page', 'Страница', 'url'),
  domainTops: number('Tops with the domain', 'Топов с доменом'),
  pageTops: number('Tops with the page', 'Топов со страницей'),
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

async function* singleBatch(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield await Promise.resolve(rows);
}
