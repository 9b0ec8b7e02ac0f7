import { PieceCollector, type Piece } from './piece.js';

const lineFeed = 0x0a;

/** Cuts a file of lines into pieces, the lines as they are; tells how many have passed. */
export async function* linePieces(
  chunks: AsyncIterable<Buffer>,
  pieceSize: number,
  watch: (lines: number) => void,
): AsyncGenerator<Piece> {
  const collector = new PieceCollector(pieceSize);
  let lines = 0;
  for await (const chunk of chunks) {
    let end = 0;
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, end)) {
      lines++;
      end = at + 1;
    }
    watch(lines);
    if (end === 0) {
      collector.add(chunk);
      continue;
    }
    collector.add(chunk.subarray(0, end));
    const piece = collector.take(lines);
    if (piece) yield piece;
    if (end < chunk.length) collector.add(chunk.subarray(end));
  }
  const last = collector.take(lines, true);
  if (last) yield last;
}
