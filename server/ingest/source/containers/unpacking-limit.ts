import { fileError } from '../../../file-reader/file-error.js';

/** Unpacked size below which the compression ratio is not checked. */
const safeUnpackedBytes = 1024 ** 3;
/** Typical ratios of text tables are below 100. */
const maxCompressionRatio = 200;

/** @throws AppError BadRequest if the compression ratio is suspicious or the unpacked size exceeds `maxFileBytes` */
export function assertNotZipBomb(
  name: string,
  { packed, unpacked, maxBytes }: { packed: number; unpacked: number; maxBytes: number },
): void {
  if (unpacked > maxBytes) {
    const megabytes = Math.round(maxBytes / 1024 ** 2);
    throw fileError(
      `${name} unpacks to more than ${megabytes} MB: it is not read.`,
      `${name} при распаковке больше ${megabytes} МБ: такой файл не читается.`,
    );
  }
  if (unpacked <= safeUnpackedBytes || unpacked <= packed * maxCompressionRatio) return;
  throw fileError(
    `${name} unpacks to more than ${maxCompressionRatio} times its size: it is not read.`,
    `${name} при распаковке больше чем в ${maxCompressionRatio} раз превышает свой размер: такой файл не читается.`,
  );
}
