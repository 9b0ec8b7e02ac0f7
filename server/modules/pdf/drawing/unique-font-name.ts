import { inflateSync } from 'node:zlib';

/**
 * Converts WOFF to a plain font with a unique PostScript name. The subsets of a family share one name, and the PDF
 * library would embed a font again at every switch.
 * @param suffix letter that replaces the last letter of the name
 */
export function withUniqueFontName(woff: Buffer, suffix: string): Buffer {
  const tables = readTables(woff);
  const directory = Buffer.alloc(12 + 16 * tables.length);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(tables.length, 4);
  const bodies: Buffer[] = [];
  let bodyOffset = directory.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const body = tag === 'name' ? withSuffix(data, suffix) : data;
    const entryOffset = 12 + 16 * index;
    directory.write(tag, entryOffset, 'latin1');
    directory.writeUInt32BE(checksum, entryOffset + 4);
    directory.writeUInt32BE(bodyOffset, entryOffset + 8);
    directory.writeUInt32BE(body.length, entryOffset + 12);
    const padded = Buffer.alloc(Math.ceil(body.length / 4) * 4);
    body.copy(padded);
    bodies.push(padded);
    bodyOffset += padded.length;
  }
  return Buffer.concat([directory, ...bodies]);
}

interface Table {
  tag: string;
  checksum: number;
  data: Buffer;
}

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const offset = 44 + 20 * index;
    const start = woff.readUInt32BE(offset + 4);
    const compressed = woff.subarray(start, start + woff.readUInt32BE(offset + 8));
    const length = woff.readUInt32BE(offset + 12);
    return {
      tag: woff.toString('latin1', offset, offset + 4),
      checksum: woff.readUInt32BE(offset + 16),
      data: compressed.length < length ? inflateSync(compressed) : compressed,
    };
  });
}

/** Id of the PostScript name record. */
const postScriptName = 6;

/** Replaces the last letter of the PostScript name in place, so no offsets change. */
function withSuffix(table: Buffer, suffix: string): Buffer {
  const copy = Buffer.from(table);
  const stringsOffset = copy.readUInt16BE(4);
  for (let index = 0; index < copy.readUInt16BE(2); index++) {
    const offset = 6 + 12 * index;
    if (copy.readUInt16BE(offset + 6) !== postScriptName) continue;
    const end = stringsOffset + copy.readUInt16BE(offset + 10) + copy.readUInt16BE(offset + 8);
    copy.write(suffix, end - 1, 'latin1');
  }
  return copy;
}
