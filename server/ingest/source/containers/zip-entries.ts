import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { fileError } from '../../../file-reader/file-error.js';
import type { PackedFile } from './packed-table.js';

/** Limit against malicious archives; typical exports contain a handful of files. */
const maxEntries = 2000;

/** Unpacked bytes of an entry; exceeding the declared size is an error. */
export async function openEntry(file: PackedFile, entry: yauzl.Entry): Promise<Readable> {
  const zip = await openZip(file);
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  return stream.on('close', () => zip.close());
}

/** All entries of an archive. Names are validated: relative and without `..`. */
export async function zipEntries(file: PackedFile): Promise<yauzl.Entry[]> {
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

function openZip(file: PackedFile): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    const onOpen = (error: Error | null, zip: yauzl.ZipFile) =>
      error ? reject(unreadableError(file, error)) : resolve(zip);
    // yauzl validates entry names and declared sizes.
    const options = { lazyEntries: true, autoClose: false };
    if (file.bytes) yauzl.fromBuffer(file.bytes, options, onOpen);
    else yauzl.open(file.path, options, onOpen);
  });
}

function unreadableError({ name }: PackedFile, error: unknown) {
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '');
  return fileError(
    `The archive ${name} cannot be read: ${reason}.`,
    `Архив ${name} не читается: ${reason}.`,
    error,
  );
}
