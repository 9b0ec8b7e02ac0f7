import { inflateSync } from 'node:zlib';

/** Width and height of a page in mm. */
type PageSize = [width: number, height: number];

/** A4 paper. */
export const a4 = { portrait: [210, 297], landscape: [297, 210] } satisfies Record<string, PageSize>;

const mmPerPoint = 25.4 / 72;

/** Sizes of the pages of a PDF, also if its objects are compressed, as in files of Firefox. */
export function pageSizes(pdf: Buffer): PageSize[] {
  const text = pdf.toString('latin1');
  const compressedObjects = [
    ...text.matchAll(/\/Type \/ObjStm[^>]*?>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g),
  ].map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'));
  return [text, ...compressedObjects]
    .flatMap((objects) => [...objects.matchAll(/\/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)])
    .map(([, width, height]) => [toMm(width), toMm(height)]);
}

function toMm(points: string | undefined): number {
  return Math.round(Number(points) * mmPerPoint);
}
