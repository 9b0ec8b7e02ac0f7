import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { csvValues } from '../../server/ingest/source/csv-values.js';
import { exportSamples, type ExportSample } from './export-samples.js';

/** Samples with a single header. */
export const tableSamples: ExportSample[] = Object.values(exportSamples).filter(
  ({ format }) => format !== 'yandex-webmaster' && format !== 'se-ranking-full',
);

/** Parsed table. */
export interface Table {
  preamble: string[];
  rows: string[][];
}

/** Parses the table of a sample with its header on the given line. */
export function tableOf({ text }: ExportSample, delimiter: string, headerLine: number): Table {
  const lines = text.split(/[\r\n]+/).filter((line) => line !== '');
  return {
    preamble: lines.slice(0, headerLine - 1),
    rows: lines.slice(headerLine - 1).map((line) => csvValues(line, delimiter)),
  };
}

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** Serializes a table with quoted values. */
export function tableText({ preamble, rows }: Table, delimiter: string, lineEnd: string): string {
  const lines = rows.map((row) => row.map(quoted).join(delimiter));
  return [...preamble.map((line) => (line.startsWith('"') ? line : quoted(line))), ...lines, ''].join(
    lineEnd,
  );
}

/** File properties that do not change the content of a table. */
export interface FileVariant {
  delimiter: string;
  lineEnd: string;
  encoding: string;
  container: 'plain' | 'gzip' | 'zip';
  upper: boolean;
  order: number;
}

export const fileVariants: fc.Arbitrary<FileVariant> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom('utf8', 'utf8-bom', 'utf16-le', 'win1251'),
  container: fc.constantFrom('plain' as const, 'gzip' as const, 'zip' as const),
  upper: fc.boolean(),
  order: fc.nat(1000),
});

/** Encodes a text and puts it into its container. */
function bytesOf(text: string, { encoding, container }: FileVariant, name: string): Buffer {
  const plain =
    encoding === 'utf8-bom'
      ? Buffer.from(`\ufeff${text}`)
      : iconv.encode(text, encoding, { addBOM: encoding === 'utf16-le' });
  if (container === 'gzip') return gzipSync(plain);
  return container === 'zip' ? Buffer.from(zipSync({ [name]: plain })) : plain;
}

/** File with the table of a sample in the given variant. */
export function encodeTable(
  sample: ExportSample,
  table: Table,
  variant: FileVariant,
): { name: string; content: Buffer } {
  const [header = [], ...rows] = table.rows;
  const headerRow = variant.upper ? header.map((name) => `  ${name.toUpperCase()} `) : header;
  const text = tableText({ ...table, rows: [headerRow, ...rows] }, variant.delimiter, variant.lineEnd);
  const name = variant.container === 'zip' ? `${sample.name}.zip` : sample.name;
  return { name, content: bytesOf(text, variant, sample.name) };
}

/** Whether an encoding has all characters of a text. */
export function canBeWritten(text: string, encoding: string): boolean {
  return encoding !== 'win1251' || iconv.decode(iconv.encode(text, encoding), encoding) === text;
}

/** Shuffles the columns by a seed. */
export function shuffleColumns({ preamble, rows }: Table, order: number): Table {
  const columnOrder = (rows[0] ?? [])
    .map((_, index) => index)
    .toSorted((a, b) => weight(a, order) - weight(b, order));
  return { preamble, rows: rows.map((row) => columnOrder.map((index) => row[index] ?? '')) };
}

const weight = (index: number, order: number): number => ((index + 7) * (order + 11) * 2_654_435_761) % 9973;

/** Modifications of the columns. */
interface Edits {
  dropped: number[];
  duplicated: number[];
  renamed: [number, string][];
}

export const edits: fc.Arbitrary<Edits> = fc.record({
  dropped: fc.array(fc.nat(30), { maxLength: 3 }),
  duplicated: fc.array(fc.nat(30), { maxLength: 2 }),
  renamed: fc.array(fc.tuple(fc.nat(30), fc.string({ maxLength: 12 })), { maxLength: 2 }),
});

/** Table with dropped, duplicated and renamed columns. */
export function editTable({ preamble, rows }: Table, { dropped, duplicated, renamed }: Edits): Table {
  const width = rows[0]?.length ?? 1;
  const without = (row: string[]) =>
    row.filter((_, index) => !dropped.some((number) => number % width === index));
  const more = (row: string[]) => [
    ...row,
    ...duplicated.map((number) => row[number % Math.max(1, row.length)] ?? ''),
  ];
  const changed = rows.map((row) => more(without(row)));
  const [header = [], ...rest] = changed;
  for (const [index, name] of renamed) {
    if (header.length > 0) header[index % header.length] = name.replaceAll(/[\r\n\u{0}]/gu, '');
  }
  return { preamble, rows: [header, ...rest] };
}
