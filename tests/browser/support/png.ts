import sharp from 'sharp';

/** PNG of a single colour. */
export function pngOf(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0b7d9f' } })
    .png()
    .toBuffer();
}
