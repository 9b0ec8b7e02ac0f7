import { deflateSync, gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { runLengthParquet } from './run-length-parquet.js';
import { cell, row, workbookOf } from './sparse-workbook.js';

/** A file as an attacker would upload it. */
export interface HostileFile {
  /** Kind of the attack, for messages. */
  kind: string;
  name: string;
  content: Buffer;
  /** Where the file is uploaded. */
  target: 'keywords' | 'list' | 'logo' | 'import';
}

/** Pseudo-random numbers, which a seed repeats. */
export class HostileRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A whole number from `min` to `max`. */
  integer(min: number, max: number): number {
    // Mulberry32.
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let bits = this.state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return min + (((bits ^ (bits >>> 14)) >>> 0) % (max - min + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.integer(0, items.length - 1)] as Item;
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.integer(0, 255)));
  }
}

/** Column letters of a number from 1. */
function columnName(column: number): string {
  let name = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

type Generator = (random: HostileRandom) => Omit<HostileFile, 'kind'>;

const keywords = (name: string, content: Uint8Array | string): Omit<HostileFile, 'kind'> => ({
  name,
  content: Buffer.from(content),
  target: 'keywords',
});
const logo = (name: string, content: Uint8Array | string) => ({
  ...keywords(name, content),
  target: 'logo' as const,
});
const imported = (name: string, content: Uint8Array | string) => ({
  ...keywords(name, content),
  target: 'import' as const,
});

const svg = (body: string, attributes = 'width="80" height="40"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`;

/** A PNG with the declared size and any pixel data. */
function png(width: number, height: number, data: Buffer): Buffer {
  const chunk = (type: string, body: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Flips bytes of a valid file or cuts it off. */
function damage(content: Uint8Array, random: HostileRandom): Buffer {
  const bytes = Buffer.from(content);
  for (let flips = random.integer(1, 20); flips > 0; flips--) {
    bytes[random.integer(0, bytes.length - 1)] = random.integer(0, 255);
  }
  return random.integer(0, 2) === 0 ? bytes.subarray(0, random.integer(8, bytes.length)) : bytes;
}

const table = (rows: number): string =>
  `Keyword;Search volume;Exact search volume\n${Array.from({ length: rows }, (_, index) => `red shoes ${index};${index};1\n`).join('')}`;

const generators: Readonly<Record<string, Generator>> = {
  'one cell far away': (random) => {
    const address = `${columnName(random.integer(1, 20_000))}${random.integer(1, 1_200_000)}`;
    return keywords('far.xlsx', workbookOf(row(Number(/\d+/.exec(address)?.[0]), cell(address, 'x'))));
  },
  'a row beyond every limit': (random) => {
    const number = `${random.integer(1, 9)}`.repeat(random.integer(8, 25));
    return keywords('row.xlsx', workbookOf(row(number, cell(`A${number}`, 'x'))));
  },
  'gaps in every row': (random) => {
    const column = columnName(random.integer(2_000, 16_384));
    const rows = Array.from({ length: random.integer(100, 30_000) }, (_, index) =>
      row(index + 1, cell(`${column}${index + 1}`, 'x')),
    );
    return keywords('gaps.xlsx', workbookOf(rows.join('')));
  },
  'a note beside a long table': (random) => {
    const rows = Array.from({ length: random.integer(20_000, 60_000) }, (_, index) =>
      row(index + 1, cell(`A${index + 1}`, `k ${index}`)),
    );
    return keywords('note.xlsx', workbookOf(rows.join('') + row(100_000, cell('ZZ100000', 'checked'))));
  },
  'a shared text in many cells': (random) => {
    const text = 'kettle '.repeat(random.integer(1_000, 200_000));
    const rows = Array.from({ length: random.integer(100, 20_000) }, (_, index) =>
      row(index + 1, '<c t="s"><v>0</v></c>'),
    );
    return keywords(
      'shared.xlsx',
      workbookOf(rows.join(''), { 'xl/sharedStrings.xml': strToU8(`<sst><si><t>${text}</t></si></sst>`) }),
    );
  },
  'nested XML': (random) => keywords('deep.xlsx', workbookOf('<a>'.repeat(random.integer(1_000, 3_000_000)))),
  'XML entities': (random) => {
    const entities = Array.from(
      { length: random.integer(2, 30) },
      (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
    );
    const strings = `<!DOCTYPE sst [<!ENTITY e0 "ha">${entities.join('')}]><sst><si><t>&e${entities.length};</t></si></sst>`;
    return keywords(
      'entities.xlsx',
      workbookOf(row(1, '<c t="s"><v>0</v></c>'), { 'xl/sharedStrings.xml': strToU8(strings) }),
    );
  },
  'an XML tag with many attributes': (random) => {
    const attributes = Array.from({ length: random.integer(1_000, 500_000) }, (_, index) => `a${index}="1"`);
    return keywords('attributes.xlsx', workbookOf(`<row r="1" ${attributes.join(' ')}/>`));
  },
  'a damaged workbook': (random) =>
    keywords('damaged.xlsx', damage(workbookOf(row(1, cell('A1', 'red shoes'))), random)),
  'a zip bomb': (random) => {
    const size = random.integer(1, 60) * 1024 ** 2;
    return keywords('bomb.zip', zipSync({ 'a.csv': new Uint8Array(size).fill(random.integer(0, 1) * 97) }));
  },
  'an archive of many files': (random) => {
    const entries: Record<string, Uint8Array> = {};
    for (let count = random.integer(100, 5_000); count > 0; count--) {
      entries[`${random.pick(['', 'a/', '../', '/'])}${count}.csv`] = strToU8('keyword\nx\n');
    }
    return random.pick([keywords, imported])('many.zip', zipSync(entries));
  },
  'a damaged archive': (random) =>
    random.pick([keywords, imported])(
      'damaged.zip',
      damage(zipSync({ 'a.csv': strToU8(table(500)) }), random),
    ),
  'a gzip bomb': (random) =>
    keywords('bomb.csv.gz', gzipSync(Buffer.alloc(random.integer(1, 100) * 1024 ** 2, 'keyword\n'))),
  'a damaged gzip': (random) =>
    random.pick([keywords, imported])('damaged.csv.gz', damage(gzipSync(table(2_000)), random)),
  'deep JSON': (random) => {
    const depth = random.integer(1_000, 1_500_000);
    const open = random.pick(['[', '{"a":', '[{"keyword":']);
    const json = open.repeat(Math.floor(depth / open.length));
    return random.pick([keywords, imported])('deep.json', json);
  },
  'closed deep JSON': (random) => {
    const depth = random.integer(1_000, 1_500_000);
    const json = `{"keyword":"a","x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    return random.pick([keywords, imported])(random.pick(['deep.json', 'deep.ndjson']), json);
  },
  'a giant line': (random) => {
    const line = random.pick(['a', '"', ';', 'я', '\t', ',"']).repeat(random.integer(100_000, 2_000_000));
    const content = `Keyword;Search volume\n${line}`;
    return random.integer(0, 2) === 0
      ? { ...keywords('line.txt', content), target: 'list' }
      : random.pick([keywords, imported])('line.csv', content);
  },
  'many short lines': (random) => {
    const content = `a${random.pick(['\n', '\r', '\r\n', '\n\n'])}`.repeat(
      random.integer(100_000, 1_500_000),
    );
    return random.integer(0, 1) === 0
      ? { ...keywords('lines.txt', content), target: 'list' }
      : keywords('lines.txt', content);
  },
  'random bytes': (random) => {
    const signature = random.pick([
      'PK\u0003\u0004',
      'PK\u0005\u0006',
      '\u001f\u008b\u0008',
      'PAR1',
      '\u00ff\u00fe',
      '{',
      '\u0089PNG\r\n',
    ]);
    const content = Buffer.concat([
      Buffer.from(signature, 'latin1'),
      random.bytes(random.integer(0, 20_000)),
    ]);
    return random.pick([keywords, imported, logo])(
      random.pick(['a.csv', 'a.zip', 'a.json', 'a.xlsx']),
      content,
    );
  },
  'run-length Parquet': (random) =>
    imported('rows.parquet', runLengthParquet(random.integer(1_000, 900_000_000))),
  'Parquet with longer pages than declared': (random) =>
    imported('pages.parquet', runLengthParquet(random.integer(1_000, 900_000_000), random.integer(1, 1_000))),
  'a damaged Parquet file': (random) => imported('damaged.parquet', damage(runLengthParquet(1_000), random)),
  'a PNG of a large declared size': (random) =>
    logo(
      'large.png',
      png(random.integer(1, 2 ** 31), random.integer(1, 50), deflateSync(Buffer.alloc(1_000))),
    ),
  'a PNG with too much data': (random) =>
    logo(
      'bomb.png',
      png(
        random.integer(1, 1_000),
        random.integer(1, 50),
        deflateSync(Buffer.alloc(random.integer(1, 200) * 1024 ** 2)),
      ),
    ),
  'a damaged PNG': (random) =>
    logo('damaged.png', damage(png(10, 10, deflateSync(Buffer.alloc(410))), random)),
  'an SVG with filters': (random) => {
    const blurs = '<feGaussianBlur stdDeviation="200"/>'.repeat(random.integer(1, 3_000));
    const rectangles = '<rect width="80" height="40" filter="url(#f)"/>'.repeat(random.integer(1, 300));
    return logo('filters.svg', svg(`<defs><filter id="f">${blurs}</filter></defs>${rectangles}`));
  },
  'a nested SVG': (random) => logo('nested.svg', svg('<g>'.repeat(random.integer(1_000, 300_000)))),
  'an SVG of a large size': (random) =>
    logo(
      'large.svg',
      svg(
        '<rect width="9" height="9"/>',
        `width="${random.integer(1, 1e9)}" height="${random.integer(1, 1e9)}"`,
      ),
    ),
  'an SVG with references in references': (random) => {
    const levels = Array.from(
      { length: random.integer(5, 20) },
      (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
    );
    return logo(
      'uses.svg',
      svg(
        `<defs><rect id="g0" width="1" height="1"/>${levels.join('')}</defs><use href="#g${levels.length}"/>`,
      ),
    );
  },
  'an SVG with a long prologue': (random) =>
    logo(
      'prologue.svg',
      `${random.pick(['<!--', '<!-- -->', '<?xml ?>', ' '])}`.repeat(random.integer(1_000, 100_000)) +
        svg(''),
    ),
};

const kinds = Object.keys(generators);

/** A file of the kind that follows the kinds of the earlier numbers. */
export function createHostileFile(number: number, random: HostileRandom): HostileFile {
  const kind = kinds[number % kinds.length] ?? '';
  const generate = generators[kind];
  if (!generate) throw new Error(`no kind ${kind}`);
  return { kind, ...generate(random) };
}

/** Number of different kinds. */
export const hostileKinds = kinds.length;
