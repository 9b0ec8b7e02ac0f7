import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { readFileInProcess } from '../../file-reader/read-file.js';
import { imageLimits } from '../../file-reader/read-limits.js';
import type { LogoSize } from './logo-handler.js';

const handler = new URL('./logo-handler', import.meta.url);

/** Errors that describe the image. Every other error means that it cannot be drawn. */
const imageErrors: readonly ErrorCode[] = [
  ErrorCode.LogoType,
  ErrorCode.LogoHeight,
  ErrorCode.InvalidField,
  ErrorCode.Overloaded,
  ErrorCode.Cancelled,
];

/** A re-encoded logo. Re-encoding discards everything but the pixels of the uploaded file. */
export interface LogoImage extends LogoSize {
  png: Buffer;
}

/** Whose logo is read. */
interface ReadOptions {
  /** Scheduling key of the user. */
  key: string;
  signal?: AbortSignal | undefined;
}

/**
 * Validates and re-encodes an uploaded logo in a process of its own. The format is detected from the content.
 * @throws AppError LogoType for other formats than PNG and SVG, LogoHeight, InvalidField, Overloaded, Cancelled
 */
export async function readLogo(upload: Buffer, { key, signal }: ReadOptions): Promise<LogoImage> {
  const pieces: Buffer[] = [];
  try {
    const request = { handler, input: null, upload, name: 'logo', ...(signal ? { signal } : {}) };
    for await (const piece of readFileInProcess<null>(request, { limits: imageLimits, key })) {
      pieces.push(piece);
    }
    const [size, png] = pieces;
    if (!size || !png) throw new Error('the logo is incomplete');
    const { width, height } = JSON.parse(size.toString()) as LogoSize;
    return { png, width, height };
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof AppError && imageErrors.includes(cause.code)) throw cause;
    throw new AppError(ErrorCode.LogoType, { field: 'file' }, { cause });
  }
}
