import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { isPacked, signatureBytes } from './containers/open-container.js';
import { openSource } from './open-source.js';
import { PackedSource } from './packed-source.js';
import type { InputTables, NamedFile } from './source.js';

/**
 * Tables of a file: a single one, or those of an archive or workbook. Packed files are read in a process of their own;
 * plain text goes straight to ClickHouse.
 * @throws AppError BadRequest if the file cannot be opened
 */
export async function inputTables(filePath: string, displayName = filePath): Promise<InputTables> {
  const file: NamedFile = { path: path.resolve(filePath), name: path.basename(displayName) };
  const { size } = await stat(filePath);
  if (isPacked(await firstBytes(filePath, signatureBytes))) {
    return new PackedSource(file, size).list();
  }
  return { skipped: [], tables: [{ size, open: () => openSource(file) }] };
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
