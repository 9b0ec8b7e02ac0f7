import { fileError } from './file-error.js';

/** Unpacked bytes below which nothing is asked. */
const safeUnpackedBytes = 1024 ** 3;
/** Times its size that a packed file may unpack to: tables of text reach some tens. */
const maxCompressionRatio = 200;

/** @throws AppError BadRequest for what unpacks to so much more than its size that it is made to fill a disk, or to more than `most` bytes */
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
