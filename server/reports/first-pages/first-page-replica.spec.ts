import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FirstPageReplica } from './first-page-replica.js';

interface Line {
  view: number;
  domain: string;
  rows: string;
}

const everything = Number.MAX_SAFE_INTEGER;
const nameOf = (totals: string) => (JSON.parse(totals) as [string])[0];
const totalsOf = (domain: string) => JSON.stringify([domain]);
const textOf = ({ view, domain, rows }: Line) => `${view}\t${totalsOf(domain)}\t${JSON.stringify(rows)}\n`;

/** Row that the replica should return. */
const foundOf = ({ domain, rows }: Line) => ({ totals: totalsOf(domain), rows: JSON.stringify(rows) });

describe('first page replica', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'first-pages-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function filled(chunks: Iterable<Buffer>, maxBytes = everything): Promise<FirstPageReplica> {
    const copy = await FirstPageReplica.open(folder);
    await copy.fill(Readable.from(chunks), nameOf, maxBytes);
    return copy;
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
      fc.asyncProperty(lines, fc.integer({ min: 1, max: 50 }), async (copied, chunkSize) => {
        const bytes = Buffer.from(copied.map(textOf).join(''));
        const chunks = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, at) =>
          bytes.subarray(at * chunkSize, (at + 1) * chunkSize),
        );
        const copy = await filled(chunks);
        for (const one of copied) expect(await copy.find(one.view, one.domain)).toEqual(foundOf(one));
        expect(await copy.find(1, 'a name that no domain has')).toBeNull();
        expect(await copy.find(9, copied[0]?.domain ?? '')).toBeNull();
        await copy.close();
      }),
      { numRuns: 60 },
    );
  });

  it('returns undefined for lines that did not fit or are not copied yet', async () => {
    const [one, other] = ['a.example', 'b.example'].map((domain) => ({ view: 1, domain, rows: '[]' }));
    if (!one || !other) return expect.fail();
    const copy = await filled([Buffer.from(textOf(one)), Buffer.from(textOf(other))], textOf(one).length);
    expect(await copy.find(1, one.domain)).toEqual(foundOf(one));
    expect(await copy.find(1, other.domain)).toBeUndefined();
    await copy.close();
    const broken = await FirstPageReplica.open(folder);
    const source = Readable.from(
      (function* () {
        yield Buffer.from(textOf(one));
        throw new Error('the store went away');
      })(),
    );
    await expect(broken.fill(source, nameOf, everything)).rejects.toThrow('the store went away');
    expect(await broken.find(1, one.domain)).toEqual(foundOf(one));
    expect(await broken.find(1, other.domain)).toBeUndefined();
    await broken.close();
  });

  it('returns undefined for a domain with two lines of a view', async () => {
    const line = { view: 1, domain: 'a.example', rows: '[]' };
    const copy = await filled([Buffer.from(textOf(line) + textOf({ ...line, rows: '[1]' }))]);
    expect(await copy.find(1, line.domain)).toBeUndefined();
    await copy.close();
  });

  it('completes pending reads on close, and returns undefined afterwards', async () => {
    const line = { view: 1, domain: 'a.example', rows: 'x'.repeat(50_000) };
    const copy = await filled([Buffer.from(textOf(line))]);
    const reading = copy.find(1, line.domain);
    await copy.close();
    expect(await reading).toEqual(foundOf(line));
    expect(await copy.find(1, line.domain)).toBeUndefined();
  });

  it('leaves no file behind', async () => {
    const copy = await FirstPageReplica.open(folder);
    expect(await readdir(folder)).toEqual([]);
    await copy.close();
    expect(await readdir(folder)).toEqual([]);
  });
});
