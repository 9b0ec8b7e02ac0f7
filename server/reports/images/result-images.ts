import type { Language } from '../../contract/localised.js';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { PreparedReport } from '../engine/prepare-report.js';
import type { ReportDependencies } from '../engine/report-dependencies.js';
import { streamZip, type ZipEntry } from '../export/zip-stream.js';
import { readResults } from './read-results.js';
import { resultCard, type SearchResult } from './result-card.js';

/** How the pictures are labelled. */
interface ImageOptions {
  /** Name of the base in this language. */
  baseName: string;
  language: Language;
}

/**
 * Streams an archive with a PNG picture of the search result of each row that a prepared report chooses. One picture is drawn at a time, when the
 * reader has taken the last one. Rejects before the first byte like `runPrepared`, and with RowsNotFound where the report has none of
 * the chosen rows.
 */
export async function resultImages(
  report: PreparedReport,
  deps: ReportDependencies,
  { baseName, language }: ImageOptions,
): Promise<Readable> {
  const found = await readResults(report, deps);
  if (found.length === 0) throw new AppError(ErrorCode.RowsNotFound);
  const results = found.map((result) => ({ ...result, base: baseName }));
  return streamZip(pictures(results, language));
}

async function* pictures(results: readonly SearchResult[], language: Language): AsyncGenerator<ZipEntry> {
  for (const [index, result] of results.entries()) {
    yield { path: fileName(result, index + 1), content: await draw(result, language), level: 0 };
  }
}

function draw(result: SearchResult, language: Language): Promise<Buffer> {
  return sharp(Buffer.from(resultCard(result, language)))
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** `001 position 3 tents.png`: in the order of the table, and without signs that a file's name may not have. */
function fileName({ keyword, position }: SearchResult, number: number): string {
  const plain = keyword
    .replace(/[\\/:*?"<>|\p{C}]+/gu, '-')
    .slice(0, 80)
    .trim();
  return `${String(number).padStart(3, '0')} position ${position} ${plain}.png`;
}
