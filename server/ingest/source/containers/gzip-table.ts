import { createGunzip } from 'node:zlib';
import {
  streamFile,
  type PackedFile,
  type PackedTables,
  type TableChunk,
  type UnpackOptions,
} from './packed-table.js';
import { assertNotZipBomb } from './unpacking-limit.js';

const chunkBytes = 1024 * 1024;

/** The content of a gzip file as a table. */
export function gzipTable(file: PackedFile, options: UnpackOptions): PackedTables {
  const { size } = file;
  return { skipped: [], tables: [{ container: 'gzip', size, open: () => unpack(file, options) }] };
}

async function* unpack(file: PackedFile, { maxUnpackedBytes }: UnpackOptions): AsyncGenerator<TableChunk> {
  const source = streamFile(file);
  const unzip = createGunzip({ chunkSize: chunkBytes });
  source.on('error', (error) => unzip.destroy(error));
  let unpacked = 0;
  try {
    for await (const bytes of source.pipe(unzip) as AsyncIterable<Buffer>) {
      unpacked += bytes.length;
      const packed = unzip.bytesWritten;
      assertNotZipBomb(file.name, { packed, unpacked, maxBytes: maxUnpackedBytes });
      yield { bytes, bytesRead: packed };
    }
  } finally {
    source.destroy();
    unzip.destroy();
  }
}
