import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.js';
import { inspectDirectly } from '../../../tests/support/inspect-directly.js';
import { atDepth } from '../../../tests/support/test-depth.js';
import { vendorExports, type VendorExport } from '../../../tests/support/vendor-exports.js';
import { findUndecided } from '../reading-decision.js';
import type { FileInspection } from './inspect-handler.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-exports-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it(
  'restores every value of a random export of each vendor and locale, or reports it',
  { timeout: atDepth({ quick: 60_000, deep: 240_000, full: 1_200_000 }) },
  async () => {
    const outcomes = { restored: 0, asked: 0 };
    await fc.assert(
      fc.asyncProperty(vendorExports, async (file) => {
        const inspection = await inspect(file);
        if (inspection === undefined || findUndecided(inspection.decisions).length > 0) {
          outcomes.asked++;
          return;
        }
        const details = `${file.description}\n${JSON.stringify(inspection.decisions)}`;
        expect(inspection.format?.id, details).toBe(file.format);
        expect(findLostValues(file, inspection), details).toEqual([]);
        outcomes.restored++;
      }),
      { numRuns: atDepth({ quick: 60, deep: 400, full: 2000 }) },
    );
    expect(outcomes.restored).toBeGreaterThan(outcomes.asked);
  },
);

/** Undefined for a file that is refused with a message. */
async function inspect({ name, content }: VendorExport): Promise<FileInspection | undefined> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  try {
    const [inspection] = await inspectDirectly(file);
    return inspection;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Values that are neither read nor counted as not understood. */
function findLostValues({ rows }: VendorExport, { rows: readRows, columns }: FileInspection): string[] {
  return rows.flatMap((row, index) => {
    const records = readRows.filter(({ keyword }) => keyword === row['keyword']);
    if (records.length === 0 && readRows.length < 10) return [`row ${index}: ${row['keyword']}`];
    return Object.entries(row).flatMap(([field, value]) => {
      const column = columns.find((candidate) => candidate.field === field);
      if ((column?.values?.invalid ?? 0) > 0 || records.length === 0) return [];
      const isRead = records.some((record) => {
        const text = (record as Readonly<Record<string, string>>)[field];
        return text !== undefined && (typeof value === 'number' ? Number(text) === value : text === value);
      });
      return isRead ? [] : [`row ${index}, ${field}: ${value}`];
    });
  });
}
