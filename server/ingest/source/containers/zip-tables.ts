import type { Entry } from 'yauzl';
import type { PackedFile, PackedTable, PackedTables, TableChunk, UnpackOptions } from './packed-table.js';
import { assertNotZipBomb } from './unpacking-limit.js';
import { openEntry } from './zip-entries.js';

/** Files that operating systems add to archives. */
const systemFile = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;
const nestedArchive = /\.(?:zip|rar|7z|tar|tgz|xlsx|xlsm|jar)$/i;

/** Files of an archive as tables. */
export function zipTables(
  file: PackedFile,
  entries: readonly Entry[],
  { maxUnpackedBytes }: UnpackOptions,
): PackedTables {
  const result = { tables: [] as PackedTable[], skipped: [] as PackedTables['skipped'] };
  const sumEntries = (sizeOf: (entry: Entry) => number) =>
    entries.reduce((total, entry) => total + sizeOf(entry), 0);
  assertNotZipBomb(file.name, {
    packed: sumEntries((entry) => entry.compressedSize),
    unpacked: sumEntries((entry) => entry.uncompressedSize),
    maxBytes: maxUnpackedBytes,
  });
  for (const entry of entries) {
    const { fileName } = entry;
    if (fileName.endsWith('/') || systemFile.test(fileName)) continue;
    if (nestedArchive.test(fileName)) result.skipped.push({ entry: fileName, reason: 'packedTwice' });
    else if (entry.isEncrypted()) result.skipped.push({ entry: fileName, reason: 'encrypted' });
    else if (entry.uncompressedSize === 0) result.skipped.push({ entry: fileName, reason: 'empty' });
    else {
      result.tables.push({
        entry: fileName,
        container: 'zip',
        size: entry.compressedSize,
        open: () => unpack(file, entry),
      });
    }
  }
  return result;
}

async function* unpack(file: PackedFile, entry: Entry): AsyncGenerator<TableChunk> {
  const stream = await openEntry(file, entry);
  let unpacked = 0;
  try {
    for await (const bytes of stream as AsyncIterable<Buffer>) {
      unpacked += bytes.length;
      yield { bytes, bytesRead: Math.round((unpacked / entry.uncompressedSize) * entry.compressedSize) };
    }
  } finally {
    stream.destroy();
  }
}
