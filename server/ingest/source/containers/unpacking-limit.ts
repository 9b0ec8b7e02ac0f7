import { refusal } from './refusal.js';

/** Unpacked bytes below which nothing is asked. */
const harmless = 1024 ** 3;
/** Times its size that a packed file may unpack to: tables of text reach some tens. */
const largestRatio = 200;

/** @throws AppError BadRequest for what unpacks to so much more than its size that it is made to fill a disk, or to more than `most` bytes */
export function assertUnpacks(
  name: string,
  { packed, unpacked, most }: { packed: number; unpacked: number; most: number },
): void {
  if (unpacked > most) {
    const megabytes = Math.round(most / 1024 ** 2);
    throw refusal(
      `${name} unpacks to more than ${megabytes} MB: it is not read.`,
      `${name} при распаковке больше ${megabytes} МБ: такой файл не читается.`,
    );
  }
  if (unpacked <= harmless || unpacked <= packed * largestRatio) return;
  throw refusal(
    `${name} unpacks to more than ${largestRatio} times its size: it is not read.`,
    `${name} при распаковке больше чем в ${largestRatio} раз превышает свой размер: такой файл не читается.`,
  );
}
