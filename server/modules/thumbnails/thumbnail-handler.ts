// Runs in file reader processes.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { thumbnailSize } from './thumbnail.js';

/** Maximum size of a downloaded image in pixels. */
const limitInputPixels = 25_000_000;

/** Yields a downloaded image in the size of a thumbnail as WebP. */
export async function* read(_: null, download: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield await sharp(await buffer(download), { limitInputPixels, failOn: 'error' })
    .resize({ ...thumbnailSize, fit: 'cover', position: 'top' })
    .webp({ quality: 80 })
    .toBuffer();
}
