import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';

/** A file that is being sent. */
export interface UploadedFile {
  /** Missing where a form left its field empty. */
  filename?: string;
  /** Its bytes, to be read once. */
  createReadStream(): AsyncIterable<Buffer | Uint8Array> & { truncated?: boolean };
}

/**
 * A file among the values of a request, before it has come. The files of one request come one behind another: the second is there
 * when the first was read, so who awaits all of them before reading any waits for ever. For that reason it is no promise itself.
 */
export interface IncomingFile {
  promise: Promise<UploadedFile>;
}

/** How large a file may be: it is refused as soon as it has grown past that. */
interface FileLimit {
  bytes: number;
  /** As people are told it. */
  text: string;
}

/** The limit of small files, as logos. */
export const defaultFileLimit: FileLimit = { bytes: 1024 * 1024, text: '1 MB' };

/** A limit in KB. */
export function fileLimit(kilobytes: number): FileLimit {
  return { bytes: kilobytes * 1024, text: `${kilobytes} KB` };
}

/** @throws AppError TooLarge as soon as the bytes exceed the limit */
export async function readBytes(
  chunks: AsyncIterable<Buffer | Uint8Array>,
  limit: FileLimit = defaultFileLimit,
): Promise<Buffer> {
  const received: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > limit.bytes) throw tooLargeError(limit);
    received.push(chunk);
  }
  return Buffer.concat(received);
}

/** @throws AppError TooLarge for a file above the limit, BadRequest for one that broke off */
export async function readUpload(
  incoming: IncomingFile,
  limit: FileLimit = defaultFileLimit,
): Promise<Buffer> {
  const file = await incoming.promise;
  try {
    const stream = file.createReadStream();
    const bytes = await readBytes(stream, limit);
    // The reader of multipart bodies cuts a file at the limit and says so here.
    if (stream.truncated) throw tooLargeError(limit);
    return bytes;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof Error && 'status' in cause && cause.status === 413) throw tooLargeError(limit);
    const what = { en: 'the file broke off', ru: 'файл оборвался' };
    throw new AppError(ErrorCode.BadRequest, { what }, { cause });
  }
}

function tooLargeError({ text }: FileLimit): AppError {
  return new AppError(ErrorCode.TooLarge, { limit: text, field: 'file' });
}
