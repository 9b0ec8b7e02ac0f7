import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FirstPageReplica } from './first-page-replica.js';

interface ReplicaRow {
  view: number;
  domain: string;
  rows: string;
}

const unlimited = Number.MAX_SAFE_INTEGER;
const extractDomain = (totals: string) => (JSON.parse(totals) as [string])[0];
const formatTotals = (domain: string) => JSON.stringify([domain]);
const formatLine = ({ view, domain, rows }: ReplicaRow) =>
  `${view}\t${formatTotals(domain)}\t${JSON.stringify(rows)}\n`;

/** Row that the replica should return. */
const expectedRow = ({ domain, rows }: ReplicaRow) => ({
  totals: formatTotals(domain),
  rows: JSON.stringify(rows),
});

describe('first page replica', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'first-pages-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function createReplica(chunks: Iterable<Buffer>, maxBytes = unlimited): Promise<FirstPageReplica> {
    const replica = await FirstPageReplica.open(folder);
    await replica.fill(Readable.from(chunks), extractDomain, maxBytes);
    return replica;
  }

  it('returns every page unchanged, however the lines are split into chunks', async () => {
    const line = fc.record({
      view: fc.integer({ min: 1, max: 3 }),
      domain: fc.string({ unit: 'grapheme', maxLength: 8 }),
      rows: fc.string({ unit: 'grapheme', maxLength: 40 }),
    });
    const lines = fc.uniqueArray(line, {
      selector: ({ view, domain }) => `${view} ${domain}`,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(lines, fc.integer({ min: 1, max: 50 }), async (rows, chunkSize) => {
        const bytes = Buffer.from(rows.map(formatLine).join(''));
        const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, index) =>
          bytes.subarray(index * chunkSize, (index + 1) * chunkSize),
        );
        const replica = await createReplica(chunks);
        for (const row of rows) expect(await replica.find(row.view, row.domain)).toEqual(expectedRow(row));
        expect(await replica.find(1, 'a name that no domain has')).toBeNull();
        expect(await replica.find(9, rows[0]?.domain ?? '')).toBeNull();
        await replica.close();
      }),
      { numRuns: 60 },
    );
  });

  it('returns undefined for lines that did not fit or are not copied yet', async () => {
    const [first, second] = ['a.example', 'b.example'].map((domain) => ({ view: 1, domain, rows: '[]' }));
    if (!first || !second) return expect.fail();
    const replica = await createReplica(
      [Buffer.from(formatLine(first)), Buffer.from(formatLine(second))],
      formatLine(first).length,
    );
    expect(await replica.find(1, first.domain)).toEqual(expectedRow(first));
    expect(await replica.find(1, second.domain)).toBeUndefined();
    await replica.close();
    const partialReplica = await FirstPageReplica.open(folder);
    const source = Readable.from(
      (function* () {
        yield Buffer.from(formatLine(first));
        throw new Error('the store went away');
      })(),
    );
    await expect(partialReplica.fill(source, extractDomain, unlimited)).rejects.toThrow(
      'the store went away',
    );
    expect(await partialReplica.find(1, first.domain)).toEqual(expectedRow(first));
    expect(await partialReplica.find(1, second.domain)).toBeUndefined();
    await partialReplica.close();
  });

  it('returns undefined for a domain with two lines of a view', async () => {
    const line = { view: 1, domain: 'a.example', rows: '[]' };
    const replica = await createReplica([
      Buffer.from(formatLine(line) + formatLine({ ...line, rows: '[1]' })),
    ]);
    expect(await replica.find(1, line.domain)).toBeUndefined();
    await replica.close();
  });

  it('completes pending reads on close, and returns undefined afterwards', async () => {
    const line = { view: 1, domain: 'a.example', rows: 'x'.repeat(50_000) };
    const replica = await createReplica([Buffer.from(formatLine(line))]);
    const pendingRead = replica.find(1, line.domain);
    await replica.close();
    expect(await pendingRead).toEqual(expectedRow(line));
    expect(await replica.find(1, line.domain)).toBeUndefined();
  });

  it('leaves no file behind', async () => {
    const replica = await FirstPageReplica.open(folder);
    expect(await readdir(folder)).toEqual([]);
    await replica.close();
    expect(await readdir(folder)).toEqual([]);
  });
});
