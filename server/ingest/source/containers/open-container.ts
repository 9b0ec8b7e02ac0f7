import { fileError } from '../../../file-reader/file-error.js';
import type { PackedFile, PackedTables, UnpackOptions } from './packed-table.js';
import { readRange } from './packed-table.js';

/** How a file starts, in Latin-1. */
export const signatureBytes = 8;

/** Whether a file is packed or in a binary format, by its first bytes. Everything else is read as text. */
export function isPacked(signature: string): boolean {
  return isZip(signature) || isParquet(signature) || isOldExcel(signature) || isGzip(signature);
}

const isZip = (signature: string) =>
  signature.startsWith('PK\u0003\u0004') || signature.startsWith('PK\u0005\u0006');
const isParquet = (signature: string) => signature.startsWith('PAR1');
const isOldExcel = (signature: string) => signature.startsWith('\u00d0\u00cf\u0011\u00e0');
const isGzip = (signature: string) => signature.startsWith('\u001f\u008b');

/**
 * Lists the tables of a packed file. Only file reader processes unpack files.
 * @throws AppError BadRequest if the file cannot be read
 */
export async function openContainer(file: PackedFile, options: UnpackOptions): Promise<PackedTables> {
  const signature = Buffer.from(await readRange(file, 0, signatureBytes)).toString('latin1');
  // The container libraries are large and therefore loaded on demand.
  if (isZip(signature)) {
    const { zipEntries } = await import('./zip-entries.js');
    const entries = await zipEntries(file);
    const { isWorkbook, workbookTables } = await import('./workbook/workbook-tables.js');
    if (isWorkbook(entries)) return workbookTables(file, entries, options);
    const { zipTables } = await import('./zip-tables.js');
    return zipTables(file, entries, options);
  }
  if (isParquet(signature)) {
    const { parquetTable } = await import('./parquet-table.js');
    return parquetTable(file);
  }
  if (isOldExcel(signature)) {
    const { name } = file;
    throw fileError(
      `${name} is an old Excel workbook: save it as XLSX or CSV.`,
      `${name} – книга старого Excel: сохраните её в XLSX или CSV.`,
    );
  }
  const { gzipTable } = await import('./gzip-table.js');
  return gzipTable(file, options);
}
