import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertAddsUp, type ImportSummary } from '../import-summary.js';
import { summaryLines } from './summary-lines.js';

const summary: ImportSummary = {
  taken: 9,
  rejected: 1,
  records: 10,
  stored: 4,
  superseded: 0,
  supersededBy: null,
  outsideDepth: 1,
  duplicates: 2,
  own: 2,
  ownSites: [{ site: 'shop.example', source: 'search-console', from: null, to: '2026-10-10', changed: true }],
  keywords: 3,
  domains: 1,
  firstLooks: { domains: [] },
  snapshots: [{ base: 'gny', date: '2026-10-10', results: 4 }],
  changed: ['gny'],
  files: [
    {
      name: 'export.zip',
      entry: 'Queries.csv',
      format: 'Search Console performance',
      of: 'domain',
      columns: [
        { name: 'Top queries', use: 'used', field: 'keyword' },
        { name: 'CTR', use: 'leftOut', reason: 'ofClicks' },
        { name: 'URL CTR', use: 'leftOut', reason: 'ofClicks' },
        { name: 'Colour', use: 'unknown' },
      ],
      notes: ['cutAt1000'],
      settings: [],
      decisions: [
        { setting: 'dateOrder', value: 'day', basis: 'values', examples: ['19/09/2026'] },
        { setting: 'encoding', value: 'windows-1254', basis: 'chosen', examples: [] },
      ],
      totalRows: 2,
      rejected: 1,
      responses: { total: 3, failed: 2, failures: [{ message: 'Task execution failed.', count: 2 }] },
      rejectsPath: 'export.zip.Queries.csv.rejected.ndjson',
    },
  ],
  skipped: [{ name: 'export.zip', entry: 'inner.zip', reason: 'packedTwice' }],
};

describe('the summary of an import', () => {
  it('lists each column as read, ignored with a reason, or unknown, and the limitations of the file', () => {
    const lines = summaryLines(summary, 2);
    expect(lines.slice(0, 11)).toEqual([
      'export.zip: Queries.csv: Search Console performance, positions of one domain, 1 rejected, see export.zip.Queries.csv.rejected.ndjson',
      '  read: Top queries → keyword',
      '  ignored: CTR, URL CTR: calculated from clicks and impressions',
      '  unknown, not read: Colour',
      '  excluded: 2 rows with totals or averages',
      '  2 of 3 responses without results, which change nothing: “Task execution failed.” (2)',
      '  Dates: day/month/year (detected from “19/09/2026”)',
      '  Encoding: windows-1254 (as specified)',
      '  It has exactly 1,000 rows, the limit of this export: it is probably truncated.',
      'export.zip: inner.zip is skipped: it is an archive: unpack it first',
      '9 of 10 records accepted, 1 rejected',
    ]);
    expect(lines[11]).toContain('4 stored, 2 duplicates, 1 beyond position 50, 2 first-party');
  });

  it('rejects counts that do not add up', () => {
    const count = fc.nat(1000);
    fc.assert(
      fc.property(
        fc.record({
          stored: count,
          superseded: count,
          duplicates: count,
          outsideDepth: count,
          own: count,
          rejected: count,
        }),
        fc.constantFrom(
          'stored',
          'superseded',
          'duplicates',
          'outsideDepth',
          'own',
          'rejected',
          'records',
          'taken',
          'read',
        ),
        fc.integer({ min: 1, max: 9 }),
        (parts, field, difference) => {
          const { stored, superseded, duplicates, outsideDepth, own } = parts;
          const taken = stored + superseded + duplicates + outsideDepth + own;
          const complete = { ...parts, taken, records: taken + parts.rejected, read: taken + parts.rejected };
          assertAddsUp(complete, complete.read);
          const unbalanced = { ...complete, [field]: complete[field] + difference };
          expect(() => assertAddsUp(unbalanced, unbalanced.read)).toThrow(/do not add up/);
        },
      ),
    );
  });
});
