import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { drawLogo, type Drawing } from './logo-drawing.js';
import { plainSvg } from './logo-svg.js';

/** Limits of a logo, in pixels. */
const logoLimits = { height: 50, width: 1000 } as const;

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const inField = { field: 'file' } as const;

/** A logo as it is kept: drawn anew by us, so that nothing of the uploaded file is left in it but its pixels. */
export interface LogoImage {
  png: Buffer;
  width: number;
  height: number;
}

/**
 * Reads an uploaded logo, whose kind its content tells.
 * @throws AppError LogoType for what is neither PNG nor SVG, LogoHeight, InvalidField for other faults of the picture
 */
export async function readLogo(upload: Buffer): Promise<LogoImage> {
  const source = isPng(upload) ? checkedPng(upload) : plainSvg(upload);
  const { png, width, height } = await drawn(source);
  assertSmall(width, height);
  if (png === null) throw new AppError(ErrorCode.LogoType, inField);
  return { png, width, height };
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, pngStart.length).equals(pngStart);
}

/** A PNG whose first chunk declares a size within the limits; nothing is unpacked to find out. */
function checkedPng(png: Buffer): Buffer {
  const hasSize = png.length >= 33 && png.toString('latin1', 12, 16) === 'IHDR';
  if (!hasSize) throw new AppError(ErrorCode.LogoType, inField);
  assertSmall(png.readUInt32BE(16), png.readUInt32BE(20));
  return png;
}

async function drawn(source: Buffer): Promise<Drawing> {
  try {
    return await drawLogo(source, logoLimits);
  } catch (cause) {
    throw new AppError(ErrorCode.LogoType, inField, { cause });
  }
}

function assertSmall(width: number, height: number): void {
  if (height > logoLimits.height) {
    throw new AppError(ErrorCode.LogoHeight, { ...inField, height, limit: logoLimits.height });
  }
  if (width <= logoLimits.width) return;
  throw new AppError(ErrorCode.InvalidField, {
    ...inField,
    what: {
      en: `The logo is ${width} px wide, the limit is ${logoLimits.width} px.`,
      ru: `Ширина логотипа ${width} px, можно не больше ${logoLimits.width} px.`,
    },
  });
}
