import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { renderLogo, type RenderedLogo } from './render-logo.js';
import { sanitizeSvg } from './sanitize-svg.js';

const maxLogoPixels = { height: 50, width: 1000 } as const;

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const fileField = { field: 'file' } as const;

/** A re-encoded logo. Re-encoding discards everything but the pixels of the uploaded file. */
export interface LogoImage {
  png: Buffer;
  width: number;
  height: number;
}

/**
 * Validates and re-encodes an uploaded logo. The format is detected from the content.
 * @throws AppError LogoType for other formats than PNG and SVG, LogoHeight, InvalidField
 */
export async function readLogo(upload: Buffer): Promise<LogoImage> {
  const source = isPng(upload) ? validatePng(upload) : sanitizeSvg(upload);
  const { png, width, height } = await render(source);
  assertWithinLimits(width, height);
  if (png === null) throw new AppError(ErrorCode.LogoType, fileField);
  return { png, width, height };
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

async function render(source: Buffer): Promise<RenderedLogo> {
  try {
    return await renderLogo(source, maxLogoPixels);
  } catch (cause) {
    throw new AppError(ErrorCode.LogoType, fileField, { cause });
  }
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
