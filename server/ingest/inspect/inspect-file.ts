import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readFileInProcess } from '../../file-reader/read-file.js';
import { importLimits } from '../../file-reader/read-limits.js';
import type { ReadingOptions } from '../../contract/file-reading.js';
import type { ColumnMapping } from '../parse-mapping.js';
import type { FileInspection, InspectRequest } from './inspect-handler.js';

interface InspectOptions {
  /** Display name of the file. */
  name?: string;
  mapping?: ColumnMapping | undefined;
  reading?: ReadingOptions | undefined;
  /** Settings that the user did not choose, as earlier files with the same header had them. */
  earlier?: ReadingOptions | undefined;
  /** Codes of all databases, to detect missing ones. */
  bases?: readonly string[] | undefined;
}

const handler = new URL('./inspect-handler', import.meta.url);

/** Inspections share the queue of the file readers as one client. */
const key = 'inspections';

/**
 * Predicts the outcome of an import, with one entry per table. A file reader process reads the file.
 * @throws AppError BadRequest if the mapping does not fit the file or the file cannot be read, Overloaded
 */
export async function inspectFile(
  filePath: string,
  { name = filePath, mapping, reading, earlier, bases }: InspectOptions = {},
): Promise<FileInspection[]> {
  const { size } = await stat(filePath);
  const file = { path: path.resolve(filePath), name: path.basename(name), size };
  const inspections: FileInspection[] = [];
  for await (const piece of readFileInProcess<InspectRequest>(
    { handler, input: { file, mapping, reading, earlier, bases }, name: file.name },
    { limits: importLimits, key },
  )) {
    inspections.push(JSON.parse(piece.toString()) as FileInspection);
  }
  return inspections;
}
