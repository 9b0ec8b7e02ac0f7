import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.js';
import type { ExportSample } from '../../../tests/support/export-samples.js';
import {
  canBeWritten,
  encodeTable,
  fileVariants,
  editTable,
  edits,
  shuffleColumns,
  tableOf,
  tableSamples as samples,
  tableText,
  type FileVariant,
  type Table,
} from '../../../tests/support/table-variants.js';
import { inspectFile, type FileInspection } from './inspect-file.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-fuzz-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspected(
  sample: ExportSample,
  table: Table,
  dress: FileVariant,
): Promise<FileInspection | undefined> {
  const { name, content } = encodeTable(sample, table, dress);
  const file = path.join(folder, name);
  await writeFile(file, content);
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

describe('a table in any encoding and layout', () => {
  it.each(samples.map((sample) => [sample.format, sample.name, sample] as const))(
    'reads %s (%s) the same with any delimiter, encoding, line end, container and column order',
    async (_, __, sample) => {
      const plain = await plainReading(sample);
      const table = tableOf(sample, plain.delimiter ?? ',', plain.headerLine ?? 1);
      await fc.assert(
        fc.asyncProperty(fileVariants, async (dress) => {
          const dressed = shuffleColumns(table, dress.order);
          fc.pre(canBeWritten(tableText(dressed, ',', '\n'), dress.encoding));
          const found = await inspected(sample, dressed, dress);
          expect(found?.format?.id).toBe(plain.format?.id);
          expect(found?.rows.map(sorted)).toEqual(plain.rows.map(sorted));
          expect(found?.columns).toHaveLength(plain.columns.length);
        }),
        { numRuns: 12 },
      );
    },
  );

  it.each(samples.map((sample) => [sample.format, sample.name, sample] as const))(
    '%s (%s) with columns dropped, doubled and renamed is read or refused, and every column is accounted for',
    async (_, __, sample) => {
      const plain = await plainReading(sample);
      await fc.assert(
        fc.asyncProperty(edits, fileVariants, async (edit, dress) => {
          const table = editTable(tableOf(sample, plain.delimiter ?? ',', plain.headerLine ?? 1), edit);
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
        { numRuns: Math.ceil(150 / samples.length) },
      );
    },
  );
});

/** Normalises a record, because column order affects values that are combined from several columns. */
const sorted = (record: object): [string, unknown][] =>
  Object.entries(record)
    .map(([field, value]): [string, unknown] => [field, tidied(field, String(value))])
    .toSorted(([a], [b]) => a.localeCompare(b));

function tidied(field: string, value: string): string {
  if (field === 'intent') return value.split(',').toSorted().join(',');
  return field === 'keyword' ? value.toLowerCase() : value;
}
