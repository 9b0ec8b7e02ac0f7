import { Readable } from 'node:stream';
import type { Cell } from '../export-cell.js';
import type { ExportRows } from '../export-rows.js';
import { streamZip, type ZipEntry } from '../zip-stream.js';
import { sheetFooter, buildSheetHeader, buildSheetRows, sheetRows } from './sheet-xml.js';
import { sheetName, sheetPath, buildWorkbookParts } from './workbook-parts.js';

/** The next level takes 50 % more time and saves only 5 %. */
const compressionLevel = 3;

/** Rows of a sheet with its title. */
interface WorkbookSheet {
  title: string;
  rows: ExportRows;
}

/** Streams a report as a workbook, split into as many sheets as its rows need, in constant memory. */
export function streamWorkbook(rows: ExportRows, title: string): Readable {
  return streamSheets([{ title, rows }]);
}

/** Streams several tables as a workbook with at least one sheet per table, in constant memory. */
export function streamSheets(sheets: readonly WorkbookSheet[]): Readable {
  return streamZip(workbookEntries(sheets));
}

async function* workbookEntries(sheets: readonly WorkbookSheet[]): AsyncGenerator<ZipEntry> {
  const names: string[] = [];
  try {
    for (const { title, rows } of sheets) {
      const lines = new LineBuffer(rows.batches);
      let sheet = 0;
      do {
        sheet += 1;
        names.push(sheetName(title, sheet));
        const content = Readable.from(sheetText(rows, lines), { objectMode: false, highWaterMark: 2 ** 18 });
        yield { path: sheetPath(names.length), content, level: compressionLevel };
      } while (await lines.hasMore());
    }
  } finally {
    for (const { rows } of sheets) rows.source.destroy();
  }
  for (const [path, text] of buildWorkbookParts(names)) yield { path, content: Buffer.from(text) };
}

async function* sheetText({ columns }: ExportRows, lines: LineBuffer): AsyncGenerator<Buffer> {
  yield Buffer.from(buildSheetHeader(columns));
  let rowNumber = 2;
  while (rowNumber <= sheetRows && (await lines.hasMore())) {
    const chunk = lines.take(sheetRows + 1 - rowNumber);
    yield Buffer.from(buildSheetRows(columns, chunk, rowNumber));
    rowNumber += chunk.length;
  }
  yield Buffer.from(sheetFooter);
}

/** Buffers batches of lines, so that a sheet can take any number of them. */
class LineBuffer {
  private buffered: Cell[][] = [];

  constructor(private readonly batches: AsyncIterator<Cell[][]>) {}

  /** Whether a line follows; waits for the next batch if necessary. */
  async hasMore(): Promise<boolean> {
    while (this.buffered.length === 0) {
      const next = await this.batches.next();
      if (next.done) return false;
      this.buffered = next.value;
    }
    return true;
  }

  /** Up to `limit` buffered lines. */
  take(limit: number): Cell[][] {
    return this.buffered.splice(0, limit);
  }
}
