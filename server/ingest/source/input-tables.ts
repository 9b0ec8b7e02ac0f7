import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileError } from './containers/file-error.js';
import { openSource } from './open-source.js';
import type { InputTables, NamedFile } from './source.js';

/**
 * Tables of a file: a single one, or those of an archive or workbook.
 * Workbooks above `maxUnpackedBytes` are rejected here, other packed files when they are read.
 * @throws AppError BadRequest if the file cannot be opened
 */
export async function inputTables(
  filePath: string,
  displayName = filePath,
  maxUnpackedBytes = Number.POSITIVE_INFINITY,
): Promise<InputTables> {
  const file: NamedFile = { path: filePath, name: path.basename(displayName) };
  const { size } = await stat(filePath);
  const magic = await firstBytes(filePath, 8);
  if (magic.startsWith('PK\u0003\u0004') || magic.startsWith('PK\u0005\u0006')) {
    // The container libraries are large and therefore loaded on demand.
    const { zipEntries, zipTables } = await import('./containers/zip-tables.js');
    const entries = await zipEntries(file);
    const { isWorkbook, workbookTables } = await import('./containers/workbook-tables.js');
    return isWorkbook(entries)
      ? workbookTables(file, entries, { size, maxUnpackedBytes })
      : zipTables(file, entries, maxUnpackedBytes);
  }
  if (magic.startsWith('PAR1')) {
    const { parquetTables } = await import('./containers/parquet-tables.js');
    return parquetTables(file, size);
  }
  if (magic.startsWith('\u00d0\u00cf\u0011\u00e0')) {
    const { name } = file;
    throw fileError(
      `${name} is an old Excel workbook: save it as XLSX or CSV.`,
      `${name} – книга старого Excel: сохраните её в XLSX или CSV.`,
    );
  }
  const gzip = magic.startsWith('\u001f\u008b');
  return {
    skipped: [],
    tables: [
      { ...(gzip ? { container: 'gzip' } : {}), size, open: () => openSource(file, maxUnpackedBytes) },
    ],
  };
}

async function firstBytes(file: string, count: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
