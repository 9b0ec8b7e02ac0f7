import sharp from 'sharp';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { plainSvg } from './logo-svg.js';

/** Limits of a logo, in pixels. */
export const logoLimits = { height: 50, width: 1000 } as const;

const secondsOfWork = 5;
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A logo as it is kept: drawn anew by us, so that nothing of the uploaded file is left in it but its pixels. */
export interface LogoImage {
  png: Buffer;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Reads an uploaded logo, whose kind its content tells.
 * @throws AppError LogoType for what is neither PNG nor SVG, LogoHeight, InvalidField for other faults of the picture
 */
export async function readLogo(upload: Buffer): Promise<LogoImage> {
  const source = isPng(upload) ? upload : plainSvg(upload);
  assertSmall(isPng(source) ? pngSize(source) : await svgSize(source));
  return draw(source);
}

function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, pngStart.length).equals(pngStart);
}

/** The size that a PNG declares, from its first chunk: nothing is unpacked for it. */
function pngSize(png: Buffer): Size {
  if (png.length < 33 || png.toString('latin1', 12, 16) !== 'IHDR')
    throw new AppError(ErrorCode.LogoType, inField);
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** The size that an SVG declares; nothing is drawn for it. */
async function svgSize(svg: Buffer): Promise<Size> {
  try {
    const { format, width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
    if (format === 'svg') return { width, height };
  } catch (cause) {
    throw new AppError(ErrorCode.LogoType, inField, { cause });
  }
  throw new AppError(ErrorCode.LogoType, inField);
}

function assertSmall({ width, height }: Size): void {
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

async function draw(source: Buffer): Promise<LogoImage> {
  const limitInputPixels = logoLimits.height * logoLimits.width;
  try {
    const { data, info } = await sharp(source, { limitInputPixels, failOn: 'error' })
      .timeout({ seconds: secondsOfWork })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new AppError(ErrorCode.LogoType, inField, { cause });
  }
}

const inField = { field: 'file' } as const;
