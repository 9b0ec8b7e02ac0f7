import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.js';
import { exportSamples, type ExportSample } from '../../../tests/support/export-samples.js';
import { csvValues } from '../source/csv-values.js';
import { inspectFile, type FileInspection } from './inspect-file.js';

/** Tables whose rows are all of one header; a file of sections has several. */
const samples: ExportSample[] = Object.values(exportSamples).filter(
  ({ format }) => format !== 'yandex-webmaster' && format !== 'se-ranking-full',
);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-fuzz-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A table taken apart. */
interface Table {
  above: string[];
  rows: string[][];
}

function tableOf({ text }: ExportSample, delimiter: string, headerLine: number): Table {
  const lines = text.split(/[\r\n]+/).filter((line) => line !== '');
  return {
    above: lines.slice(0, headerLine - 1),
    rows: lines.slice(headerLine - 1).map((line) => csvValues(line, delimiter)),
  };
}

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

function written({ above, rows }: Table, delimiter: string, lineEnd: string): string {
  const lines = rows.map((row) => row.map(quoted).join(delimiter));
  return [...above.map((line) => (line.startsWith('"') ? line : quoted(line))), ...lines, ''].join(lineEnd);
}

/** What leaves a table's meaning as it is. */
interface Dress {
  delimiter: string;
  lineEnd: string;
  encoding: string;
  container: 'plain' | 'gzip' | 'zip';
  upper: boolean;
  order: number;
}

const dresses: fc.Arbitrary<Dress> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom('utf8', 'utf8-bom', 'utf16-le', 'win1251'),
  container: fc.constantFrom('plain' as const, 'gzip' as const, 'zip' as const),
  upper: fc.boolean(),
  order: fc.nat(1000),
});

function bytesOf(text: string, { encoding, container }: Dress, name: string): Buffer {
  const plain =
    encoding === 'utf8-bom'
      ? Buffer.from(`\ufeff${text}`)
      : iconv.encode(text, encoding, { addBOM: encoding === 'utf16-le' });
  if (container === 'gzip') return gzipSync(plain);
  return container === 'zip' ? Buffer.from(zipSync({ [name]: plain })) : plain;
}

/** Whether an encoding has all the characters of a text. */
function canBeWritten(text: string, encoding: string): boolean {
  return encoding !== 'win1251' || iconv.decode(iconv.encode(text, encoding), encoding) === text;
}

/** The columns in another order, the same for the same number. */
function shuffled({ above, rows }: Table, order: number): Table {
  const places = (rows[0] ?? [])
    .map((_, place) => place)
    .toSorted((a, b) => weight(a, order) - weight(b, order));
  return { above, rows: rows.map((row) => places.map((place) => row[place] ?? '')) };
}

const weight = (place: number, order: number): number => ((place + 7) * (order + 11) * 2_654_435_761) % 9973;

async function inspected(
  sample: ExportSample,
  table: Table,
  dress: Dress,
): Promise<FileInspection | undefined> {
  const shown = dress.upper
    ? {
        ...table,
        rows: table.rows.map((row, at) => (at === 0 ? row.map((name) => `  ${name.toUpperCase()} `) : row)),
      }
    : table;
  const name = dress.container === 'zip' ? `${sample.name}.zip` : sample.name;
  const file = path.join(folder, name);
  await writeFile(file, bytesOf(written(shown, dress.delimiter, dress.lineEnd), dress, sample.name));
  const [found] = await inspectFile(file);
  return found;
}

async function plainReading(sample: ExportSample): Promise<FileInspection> {
  const file = path.join(folder, sample.name);
  await writeFile(file, sample.text);
  const [found] = await inspectFile(file);
  if (!found) throw new Error(sample.name);
  return found;
}

describe('a table in any dress', () => {
  it.each(samples.map((sample) => [sample.format, sample.name, sample] as const))(
    '%s (%s) reads the same, whatever parts, encodes, ends, packs and orders it',
    async (_, __, sample) => {
      const known = await plainReading(sample);
      const table = tableOf(sample, known.delimiter ?? ',', known.headerLine ?? 1);
      await fc.assert(
        fc.asyncProperty(dresses, async (dress) => {
          const dressed = shuffled(table, dress.order);
          fc.pre(canBeWritten(written(dressed, ',', '\n'), dress.encoding));
          const found = await inspected(sample, dressed, dress);
          expect(found?.format?.id).toBe(known.format?.id);
          expect(found?.rows.map(sorted)).toEqual(known.rows.map(sorted));
          expect(found?.columns).toHaveLength(known.columns.length);
        }),
        { numRuns: 12 },
      );
    },
  );

  it('with columns dropped, doubled and renamed it is read or refused, and every column is accounted for', async () => {
    const edits = fc.record({
      sample: fc.constantFrom(...samples),
      dropped: fc.array(fc.nat(30), { maxLength: 3 }),
      doubled: fc.array(fc.nat(30), { maxLength: 2 }),
      renamed: fc.array(fc.tuple(fc.nat(30), fc.string({ maxLength: 12 })), { maxLength: 2 }),
      dress: dresses,
    });
    await fc.assert(
      fc.asyncProperty(edits, async ({ sample, dropped, doubled, renamed, dress }) => {
        const known = await plainReading(sample);
        const table = edited(tableOf(sample, known.delimiter ?? ',', known.headerLine ?? 1), {
          dropped,
          doubled,
          renamed,
        });
        try {
          const found = await inspected(sample, table, { ...dress, upper: false });
          if (!found?.format) return;
          expect(found.columns).toHaveLength(table.rows[0]?.length ?? 0);
          for (const { use, field, reason } of found.columns) {
            expect(use === 'used' ? field !== undefined : use === 'unknown' || reason !== undefined).toBe(
              true,
            );
          }
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** A record whatever the order of its columns, which is that of the values that some of them make together. */
const sorted = (record: object): [string, unknown][] =>
  Object.entries(record)
    .map(([field, value]): [string, unknown] => [field, tidied(field, String(value))])
    .toSorted(([a], [b]) => a.localeCompare(b));

function tidied(field: string, value: string): string {
  if (field === 'intent') return value.split(',').toSorted().join(',');
  return field === 'keyword' ? value.toLowerCase() : value;
}

function edited(
  { above, rows }: Table,
  { dropped, doubled, renamed }: { dropped: number[]; doubled: number[]; renamed: [number, string][] },
): Table {
  const width = rows[0]?.length ?? 1;
  const without = (row: string[]) => row.filter((_, place) => !dropped.some((one) => one % width === place));
  const more = (row: string[]) => [...row, ...doubled.map((one) => row[one % Math.max(1, row.length)] ?? '')];
  const changed = rows.map((row) => more(without(row)));
  const [header = [], ...rest] = changed;
  for (const [place, name] of renamed) {
    if (header.length > 0) header[place % header.length] = name.replaceAll(/[\r\n\u{0}]/gu, '');
  }
  return { above, rows: [header, ...rest] };
}
