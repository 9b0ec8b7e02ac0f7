import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPacked, signatureBytes } from './containers/open-container.js';
import { FileTables } from './file-tables.js';
import type { InputTables } from './source.js';

/**
 * Tables of a file: a single one, or those of an archive or workbook. Their content is read in a process of its own.
 * @throws AppError BadRequest if the file cannot be opened
 */
export async function inputTables(filePath: string, displayName = filePath): Promise<InputTables> {
  const { size } = await stat(filePath);
  const tables = new FileTables({ path: path.resolve(filePath), name: path.basename(displayName), size });
  return isPacked(await firstBytes(filePath, signatureBytes)) ? tables.list() : tables.listText();
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
