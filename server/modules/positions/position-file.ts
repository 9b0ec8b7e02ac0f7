import { Readable } from 'node:stream';
import type { Language, Localised } from '../../contract/language/localised.js';
import { notChecked, notInTop } from '../../contract/projects/positions.js';
import { delimitedText, getSeparators } from '../../reports/export/delimited-text.js';
import type { Cell } from '../../reports/export/export-cell.js';
import type { ExportColumn } from '../../reports/export/export-columns.js';
import { singleBatch } from '../../reports/export/export-rows.js';
import { streamWorkbook } from '../../reports/export/xlsx/stream-workbook.js';
import type { PositionsReport } from './position-report.type.js';

const byteOrderMark = '\uFEFF';

/** Exports the positions of a project with a row per keyword and a column per date, limited by the plan. */
export function createPositionFile(
  report: PositionsReport,
  { format, language, rows }: { format: 'csv' | 'xlsx'; language: Language; rows: number | null },
): Readable {
  const columns = createColumns(report, language);
  const tableRows = report.rows
    .slice(0, rows ?? undefined)
    .map((row): Cell[] => [
      row.keyword,
      row.ws,
      row.wsk,
      row.tags.join(', '),
      ...row.positions.map((position, dateIndex) =>
        formatPosition(position, report.dates[dateIndex]?.depth ?? 0, language),
      ),
      row.paths.find((path) => path !== '') ?? '',
    ]);
  if (format === 'xlsx') {
    const source = Readable.from([]);
    return streamWorkbook({ columns, batches: singleBatch(tableRows), source }, labels.sheet[language]);
  }
  const separators = getSeparators(language);
  const text = delimitedText([columns.map(({ title }) => title), ...tableRows], 'csv', separators);
  return Readable.from([Buffer.from(byteOrderMark + text)]);
}

function createColumns({ dates }: PositionsReport, language: Language): ExportColumn[] {
  const textColumn = { type: 'string', format: 'text' } as const;
  const integerColumn = { type: 'integer', format: 'number' } as const;
  return [
    { id: 'keyword', title: labels.keyword[language], column: { type: 'string', format: 'keyword' } },
    { id: 'ws', title: labels.ws[language], column: integerColumn },
    { id: 'wsk', title: labels.wsk[language], column: integerColumn },
    { id: 'tags', title: labels.tags[language], column: textColumn },
    ...dates.map(({ date }) => ({ id: date, title: date, column: integerColumn })),
    { id: 'url', title: labels.page[language], column: { type: 'string', format: 'url' } },
  ];
}

/** Formats a position, or the reason why there is none. */
function formatPosition(position: number, depth: number, language: Language): Cell {
  if (position === notChecked) return labels.notChecked[language];
  return position === notInTop ? `>${depth}` : position;
}

const labels = {
  sheet: { en: 'Positions', ru: 'Позиции' },
  keyword: { en: 'Keyword', ru: 'Фраза' },
  ws: { en: 'Search volume', ru: 'Частотность' },
  wsk: { en: 'Exact search volume', ru: 'Точная частотность' },
  tags: { en: 'Tags', ru: 'Метки' },
  page: { en: 'Page', ru: 'Страница' },
  notChecked: { en: 'not checked', ru: 'не проверено' },
} as const satisfies Record<string, Localised>;
