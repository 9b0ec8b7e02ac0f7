import type { Language } from '../../contract/language/localised.js';
import type { Readable } from 'node:stream';
import type { Release } from '../../load-control/fair-semaphore.js';
import sharp from 'sharp';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { PreparedReport } from '../engine/prepare-report.js';
import type { ReportDependencies } from '../engine/report-dependencies.js';
import { streamZip, type ZipEntry } from '../export/zip-stream.js';
import { readResults } from './read-results.js';
import { renderResultCard, type SearchResult } from './result-card.js';

/** Options of `resultImages`. */
interface ImageOptions {
  /** Localised name of the base. */
  baseName: string;
  language: Language;
}

/**
 * Streams an archive with a PNG image per selected search result. Images are rendered one at a time, as the reader
 * consumes them, within an export slot that the end of the archive releases. Rejects like `runPrepared` before the first
 * byte.
 * @throws AppError RowsNotFound if no row matches
 */
export async function resultImages(
  report: PreparedReport,
  deps: ReportDependencies,
  { baseName, language }: ImageOptions,
): Promise<Readable> {
  let release: Release = () => undefined;
  try {
    const foundResults = await readResults(report, deps, (slot) => (release = slot));
    if (foundResults.length === 0) throw new AppError(ErrorCode.RowsNotFound);
    const results = foundResults.map((result) => ({ ...result, base: baseName }));
    return streamZip(renderEntries(results, language)).once('close', release);
  } catch (error) {
    release();
    throw error;
  }
}

async function* renderEntries(
  results: readonly SearchResult[],
  language: Language,
): AsyncGenerator<ZipEntry> {
  for (const [index, result] of results.entries()) {
    yield { path: fileName(result, index + 1), content: await renderPng(result, language), level: 0 };
  }
}

function renderPng(result: SearchResult, language: Language): Promise<Buffer> {
  return sharp(Buffer.from(renderResultCard(result, language)))
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** `001 position 3 tents.png`: in table order, without characters that file names do not allow. */
function fileName({ keyword, position }: SearchResult, number: number): string {
  const sanitizedKeyword = keyword
    .replace(/[\\/:*?"<>|\p{C}]+/gu, '-')
    .slice(0, 80)
    .trim();
  return `${String(number).padStart(3, '0')} position ${position} ${sanitizedKeyword}.png`;
}
