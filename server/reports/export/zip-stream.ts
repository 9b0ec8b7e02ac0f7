import { once } from 'node:events';
import type { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';

/** A file of an archive: its path, and its bytes as they come. */
export interface ZipEntry {
  path: string;
  content: Readable | Buffer;
  /** 0 for what is packed already, up to 9; 6 where it is missing. */
  level?: number;
}

/**
 * Streams an archive of files that are made one after the other: the next one is asked for when the last one is written.
 * Memory holds nothing but what is on its way. A file that fails fails the archive; a reader who leaves ends the file that is
 * being written, and the making of further ones.
 */
export function streamZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as PassThrough;
  writeEntries(zip, entries, output).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return output;
}

async function writeEntries(
  zip: yazl.ZipFile,
  entries: AsyncIterable<ZipEntry>,
  output: Readable,
): Promise<void> {
  const readerClosed = once(output, 'close').then(
    () => undefined,
    () => undefined,
  );
  for await (const { path, content, level } of entries) {
    if (output.destroyed) return;
    const options = { compressionLevel: level };
    if (Buffer.isBuffer(content)) zip.addBuffer(content, path, options);
    else {
      zip.addReadStream(content, path, options);
      await readToEnd(content, readerClosed);
    }
  }
  zip.end();
}

/** Resolves when a file is read to its end, or will not be as the reader has left; rejects when it fails. */
async function readToEnd(content: Readable, readerClosed: Promise<void>): Promise<void> {
  const read = once(content, 'end');
  try {
    await Promise.race([read, readerClosed]);
  } finally {
    read.catch(() => undefined);
    content.destroy();
  }
}
