import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';

/** Largest file that is taken, in bytes; it is refused as soon as it has grown past that. */
export const largestFile = 1024 * 1024;

/** A file that is being sent. */
export interface UploadedFile {
  /** Missing where a form left its field empty. */
  filename?: string;
  /** Its bytes, to be read once. */
  createReadStream(): AsyncIterable<Buffer | Uint8Array> & { truncated?: boolean };
}

/** How large a file may be. */
interface FileLimit {
  bytes: number;
  /** As people are told it. */
  text: string;
}

const usualLimit: FileLimit = { bytes: largestFile, text: '1 MB' };

/** @throws AppError TooLarge as soon as the bytes exceed the limit */
export async function uploadedBytes(
  chunks: AsyncIterable<Buffer | Uint8Array>,
  limit: FileLimit = usualLimit,
): Promise<Buffer> {
  const received: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > limit.bytes) throw tooLarge(limit);
    received.push(chunk);
  }
  return Buffer.concat(received);
}

/** @throws AppError TooLarge for a file above the limit, BadRequest for one that broke off */
export async function readUpload(
  sent: Promise<UploadedFile>,
  limit: FileLimit = usualLimit,
): Promise<Buffer> {
  const file = await sent;
  try {
    const stream = file.createReadStream();
    const bytes = await uploadedBytes(stream, limit);
    // The reader of multipart bodies cuts a file at the limit and says so here.
    if (stream.truncated) throw tooLarge(limit);
    return bytes;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof Error && 'status' in cause && cause.status === 413) throw tooLarge(limit);
    const what = { en: 'the file broke off', ru: 'файл оборвался' };
    throw new AppError(ErrorCode.BadRequest, { what }, { cause });
  }
}

function tooLarge({ text }: FileLimit): AppError {
  return new AppError(ErrorCode.TooLarge, { limit: text, field: 'file' });
}
