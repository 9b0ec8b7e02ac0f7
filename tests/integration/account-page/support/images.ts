import { crc32, deflateSync } from 'node:zlib';

/** A PNG (RFC 2083), black by default and padded to a length. `data` replaces the pixels. */
export function pngOf(width: number, height: number, data?: Buffer, length?: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = data ?? deflateSync(Buffer.alloc(height * (width + 1)));
  const start = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header)]);
  const end = Buffer.concat([chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
  if (length === undefined) return Buffer.concat([start, end]);
  const filling = Buffer.alloc(length - start.length - end.length - 12, 'a');
  filling.write('Comment\0', 0, 'latin1');
  return Buffer.concat([start, chunk('tEXt', filling), end]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** An SVG image of 80 by 40 px, or of another size. */
export function svgOf(content: string, size = 'width="80" height="40"'): string {
  return `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`;
}
