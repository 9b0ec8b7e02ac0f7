// Runs in file reader processes.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { sanitizeSvg } from './sanitize-svg.js';

/** Size of a logo. The pixels follow as PNG in the next piece. */
export interface LogoSize {
  width: number;
  height: number;
}

const maxLogoPixels = { height: 50, width: 1000 } as const;

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const fileField = { field: 'file' } as const;

/** Yields the size of the logo as JSON and its pixels as PNG. */
export async function* read(_: null, upload: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const bytes = await buffer(upload);
  const source = isPng(bytes) ? validatePng(bytes) : sanitizeSvg(bytes);
  const { format, width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  if (format !== 'svg' && format !== 'png') throw new AppError(ErrorCode.LogoType, fileField);
  assertWithinLimits(width, height);
  const limitInputPixels = maxLogoPixels.width * maxLogoPixels.height;
  const png = await sharp(source, { limitInputPixels, failOn: 'error' })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const size: LogoSize = { width, height };
  yield Buffer.from(JSON.stringify(size));
  yield png;
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, pngSignature.length).equals(pngSignature);
}

/** Checks the declared size in the PNG header before any decompression. */
function validatePng(png: Buffer): Buffer {
  const hasSize = png.length >= 33 && png.toString('latin1', 12, 16) === 'IHDR';
  if (!hasSize) throw new AppError(ErrorCode.LogoType, fileField);
  assertWithinLimits(png.readUInt32BE(16), png.readUInt32BE(20));
  return png;
}

function assertWithinLimits(width: number, height: number): void {
  if (height > maxLogoPixels.height) {
    throw new AppError(ErrorCode.LogoHeight, { ...fileField, height, limit: maxLogoPixels.height });
  }
  if (width <= maxLogoPixels.width) return;
  throw new AppError(ErrorCode.InvalidField, {
    ...fileField,
    what: {
      en: `The logo is ${width} px wide, the limit is ${maxLogoPixels.width} px.`,
      ru: `Ширина логотипа ${width} px, можно не больше ${maxLogoPixels.width} px.`,
    },
  });
}
