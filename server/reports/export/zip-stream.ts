import { once } from 'node:events';
import type { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';

/** A file of an archive. */
export interface ZipEntry {
  path: string;
  content: Readable | Buffer;
  /** Compression level from 0 (none) to 9, 6 by default. */
  level?: number;
}

/**
 * Streams an archive, requesting each file after the previous one is written, so memory stays constant. An error in a
 * file fails the archive. If the reader closes the stream, the current file is destroyed and no further files are
 * created.
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

/** Resolves when the file is read completely or the reader has closed; rejects if the file fails. */
async function readToEnd(content: Readable, readerClosed: Promise<void>): Promise<void> {
  const contentEnded = once(content, 'end');
  try {
    await Promise.race([contentEnded, readerClosed]);
  } finally {
    contentEnded.catch(() => undefined);
    content.destroy();
  }
}
