import { Readable } from 'node:stream';
import yauzl from 'yauzl';
import type { Container, InputTable, InputTables, NamedFile, Skipped } from '../source.js';
import { textSource } from '../open-source.js';
import { fileError } from './file-error.js';
import { assertNotZipBomb } from './unpacking-limit.js';

/** Limit against malicious archives; typical exports contain a handful of files. */
const maxEntries = 2000;

/** Files that operating systems add to archives. */
const systemFile = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;
const nestedArchive = /\.(?:zip|rar|7z|tar|tgz|xlsx|xlsm|jar)$/i;

/** Files of an archive as tables, limited to `maxUnpackedBytes` in total. */
export function zipTables(
  file: NamedFile,
  entries: readonly yauzl.Entry[],
  maxUnpackedBytes: number,
): InputTables {
  const result = { tables: [] as InputTable[], skipped: [] as Skipped[] };
  const sumEntries = (sizeOf: (entry: yauzl.Entry) => number) =>
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
    else result.tables.push(createTable(file, entry));
  }
  return result;
}

function createTable(file: NamedFile, entry: yauzl.Entry): InputTable {
  const container: Container = 'zip';
  return {
    entry: entry.fileName,
    container,
    size: entry.compressedSize,
    async open() {
      const stream = await openEntry(file, entry);
      let bytesRead = 0;
      const countBytes = async function* () {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          bytesRead += chunk.length;
          yield chunk;
        }
      };
      return textSource(countBytes(), {
        size: entry.compressedSize,
        bytesRead: () => Math.round((bytesRead / entry.uncompressedSize) * entry.compressedSize),
        container,
        close: () => stream.destroy(),
      });
    },
  };
}

/** Unpacked bytes of an entry; exceeding the declared size is an error. */
export async function openEntry(file: NamedFile, entry: yauzl.Entry): Promise<Readable> {
  const zip = await openZip(file);
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  return stream.on('close', () => zip.close());
}

/** All entries of an archive. Names are validated: relative and without `..`. */
export async function zipEntries(file: NamedFile): Promise<yauzl.Entry[]> {
  const zip = await openZip(file);
  const entries: yauzl.Entry[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      zip.on('error', reject);
      zip.on('end', resolve);
      zip.on('entry', (entry: yauzl.Entry) => {
        entries.push(entry);
        if (entries.length > maxEntries) reject(new Error(`more than ${maxEntries} files`));
        else zip.readEntry();
      });
      zip.readEntry();
    });
  } catch (error) {
    throw unreadableError(file, error);
  } finally {
    zip.close();
  }
  return entries;
}

function openZip(file: NamedFile): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    // yauzl validates entry names and declared sizes.
    yauzl.open(file.path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(unreadableError(file, error)) : resolve(zip),
    );
  });
}

function unreadableError({ name }: NamedFile, error: unknown) {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '');
  return fileError(
    `The archive ${name} cannot be read: ${reason}.`,
    `Архив ${name} не читается: ${reason}.`,
    error,
  );
}
