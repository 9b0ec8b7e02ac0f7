import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.js';
import type { ExportSample } from '../../../tests/support/export-samples.js';
import { atDepth } from '../../../tests/support/test-depth.js';
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
import { inspectDirectly } from '../../../tests/support/inspect-directly.js';
import type { FileInspection } from './inspect-handler.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-fuzz-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspectVariant(
  sample: ExportSample,
  table: Table,
  variant: FileVariant,
): Promise<FileInspection | undefined> {
  const { name, content } = encodeTable(sample, table, variant);
  const file = path.join(folder, name);
  await writeFile(file, content);
  const [inspection] = await inspectDirectly(file);
  return inspection;
}

async function inspectPlain(sample: ExportSample): Promise<FileInspection> {
  const file = path.join(folder, sample.name);
  await writeFile(file, sample.text);
  const [inspection] = await inspectDirectly(file);
  if (!inspection) throw new Error(sample.name);
  return inspection;
}

describe('a table in any encoding and layout', () => {
  it.each(samples.map((sample) => [sample.format, sample.name, sample] as const))(
    'reads %s (%s) the same with any delimiter, encoding, line end, container and column order',
    async (_, __, sample) => {
      const expected = await inspectPlain(sample);
      const table = tableOf(sample, expected.delimiter ?? ',', expected.headerLine ?? 1);
      await fc.assert(
        fc.asyncProperty(fileVariants, async (variant) => {
          const shuffled = shuffleColumns(table, variant.order);
          fc.pre(canBeWritten(tableText(shuffled, ',', '\n'), variant.encoding));
          const inspection = await inspectVariant(sample, shuffled, variant);
          expect(inspection?.format?.id).toBe(expected.format?.id);
          expect(inspection?.rows.map(sorted)).toEqual(expected.rows.map(sorted));
          expect(inspection?.columns).toHaveLength(expected.columns.length);
        }),
        { numRuns: atDepth({ quick: 2, deep: 12, full: 60 }) },
      );
    },
  );

  it.each(samples.map((sample) => [sample.format, sample.name, sample] as const))(
    'reads or rejects %s (%s) with dropped, doubled and renamed columns and accounts for every column',
    async (_, __, sample) => {
      const expected = await inspectPlain(sample);
      await fc.assert(
        fc.asyncProperty(edits, fileVariants, async (edit, variant) => {
          const table = editTable(tableOf(sample, expected.delimiter ?? ',', expected.headerLine ?? 1), edit);
          try {
            const inspection = await inspectVariant(sample, table, { ...variant, upper: false });
            if (!inspection?.format) return;
            expect(inspection.columns).toHaveLength(table.rows[0]?.length ?? 0);
            for (const { use, field, reason } of inspection.columns) {
              expect(use === 'used' ? field !== undefined : use === 'unknown' || reason !== undefined).toBe(
                true,
              );
            }
          } catch (error) {
            expect(error).toBeInstanceOf(AppError);
          }
        }),
        { numRuns: atDepth({ quick: 2, deep: Math.ceil(150 / samples.length), full: 60 }) },
      );
    },
  );
});

/** Normalises a record, because column order affects values that are combined from several columns. */
const sorted = (record: object): [string, unknown][] =>
  Object.entries(record)
    .map(([field, value]): [string, unknown] => [field, normaliseValue(field, String(value))])
    .toSorted(([a], [b]) => a.localeCompare(b));

function normaliseValue(field: string, value: string): string {
  if (field === 'intent') return value.split(',').toSorted().join(',');
  return field === 'keyword' ? value.toLowerCase() : value;
}
