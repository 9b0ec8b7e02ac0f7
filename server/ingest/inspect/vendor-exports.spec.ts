import { expect, it } from 'vitest';
import { inspectText } from '../../../tests/support/inspect-directly.js';
import { atDepth } from '../../../tests/support/test-depth.js';
import {
  createVendorExport,
  type VendorExport,
} from '../../../tests/support/vendor-exports/vendor-exports.js';
import { findUndecided } from '../reading-decision.js';
import type { FileInspection } from './inspect-handler.js';

const seed = Number(process.env['TEST_SEED'] ?? 1);

it(
  'restores every value of a random export of each vendor and locale, or asks how to read it',
  { timeout: atDepth({ quick: 60_000, deep: 240_000, full: 1_200_000 }) },
  async () => {
    const outcomes = { restored: 0, asked: 0 };
    for (let index = 0; index < atDepth({ quick: 120, deep: 400, full: 2000 }); index++) {
      const file = createVendorExport(seed, index);
      const [inspection] = await inspectText(file.name, file.content);
      if (inspection === undefined || findUndecided(inspection.decisions).length > 0) {
        outcomes.asked++;
        continue;
      }
      const details = `${file.description}\n${JSON.stringify(inspection.decisions)}`;
      expect(inspection.format?.id, details).toBe(file.format);
      expect(findLostValues(file, inspection), details).toEqual([]);
      outcomes.restored++;
    }
    expect(outcomes.restored).toBeGreaterThan(outcomes.asked);
  },
);

/** Values that are neither read nor counted as not understood. */
function findLostValues({ rows }: VendorExport, { rows: readRows, columns }: FileInspection): string[] {
  return rows.flatMap((row, index) => {
    const records = readRows.filter(({ keyword }) => normalise(keyword) === row['keyword']);
    if (records.length === 0 && readRows.length < 10) return [`row ${index}: ${row['keyword']}`];
    return Object.entries(row).flatMap(([field, value]) => {
      const column = columns.find((candidate) => candidate.field === field);
      if (typeof value !== 'number' || (column?.values?.invalid ?? 0) > 0 || records.length === 0) return [];
      const isRead = records.some(
        (record) => Number((record as Readonly<Record<string, string>>)[field]) === value,
      );
      return isRead ? [] : [`row ${index}, ${field}: ${value}`];
    });
  });
}

/** The preview shows keywords as written. */
const normalise = (keyword: string | undefined): string | undefined =>
  keyword?.normalize('NFC').toLowerCase();
