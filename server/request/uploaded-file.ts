import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';

/** A file that is being uploaded. */
export interface UploadedFile {
  /** Missing for an empty form field. */
  filename?: string;
  /** Opens the content, which can be read only once. */
  createReadStream(): AsyncIterable<Buffer | Uint8Array> & { truncated?: boolean };
}

/**
 * A file of a multipart request that may not have arrived yet. Files arrive in sequence, so awaiting all of them
 * before reading the first would deadlock.
 * The promise is wrapped to prevent an accidental await.
 */
export interface IncomingFile {
  promise: Promise<UploadedFile>;
}

/** Size limit of a file. */
interface FileLimit {
  bytes: number;
  /** The limit in error messages. */
  text: string;
}

/** Limit of small files, such as logos. */
export const defaultFileLimit: FileLimit = { bytes: 1024 * 1024, text: '1 MB' };

/** Limit in KB. */
export function createFileLimit(kilobytes: number): FileLimit {
  return { bytes: kilobytes * 1024, text: `${kilobytes} KB` };
}

/** Passes chunks on. @throws AppError TooLarge as soon as their size exceeds the limit */
export async function* limitBytes<Chunk extends Uint8Array>(
  chunks: AsyncIterable<Chunk>,
  limit: FileLimit = defaultFileLimit,
): AsyncGenerator<Chunk> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > limit.bytes) throw tooLargeError(limit);
    yield chunk;
  }
}

/** @throws AppError TooLarge as soon as the size exceeds the limit */
async function readBytes(
  chunks: AsyncIterable<Buffer | Uint8Array>,
  limit: FileLimit = defaultFileLimit,
): Promise<Buffer> {
  const received: Uint8Array[] = [];
  for await (const chunk of limitBytes(chunks, limit)) received.push(chunk);
  return Buffer.concat(received);
}

/** @throws AppError TooLarge above the limit, BadRequest for a truncated file */
export async function readUpload(
  incoming: IncomingFile,
  limit: FileLimit = defaultFileLimit,
): Promise<Buffer> {
  const file = await incoming.promise;
  try {
    const stream = file.createReadStream();
    const bytes = await readBytes(stream, limit);
    // The multipart parser truncates files at its own limit.
    if (stream.truncated) throw tooLargeError(limit);
    return bytes;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof Error && 'status' in cause && cause.status === 413) throw tooLargeError(limit);
    const what = { en: 'the upload was interrupted', ru: 'загрузка файла прервалась' };
    throw new AppError(ErrorCode.BadRequest, { what }, { cause });
  }
}

function tooLargeError({ text }: FileLimit): AppError {
  return new AppError(ErrorCode.TooLarge, { limit: text, field: 'file' });
}
