import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineReport, type ReportDefinition } from '../../../server/reports/engine/report-definition.js';
import type { Source, SourceAttributes } from '../../../server/reports/engine/report-source.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { prepareReport } from '../../../server/reports/engine/prepare-report.js';
import { exportReport } from '../../../server/reports/export/export-report.js';
import { streamPage } from '../../../server/reports/export/stream-page.js';
import { waitUntil } from '../support/wait-until.js';
import { openReportWorld, type ReportWorld } from '../reports/support/report-world.js';

/** A report of generated rows. Row number `fails` aborts the query. */
function createLongReport(id: string, rows: number, failingRow = -1): ReportDefinition {
  const column = (sql: string) => ({
    type: 'integer' as const,
    format: 'number' as const,
    sql,
    title: { en: 'Number', ru: 'Число' },
    description: { en: 'A number.', ru: 'Число.' },
    filterable: true,
    sortable: true,
    visibility: 'always' as const,
  });
  return defineReport({
    id,
    section: 'keywords',
    subject: 'none',
    title: { en: 'Numbers', ru: 'Числа' },
    description: { en: 'Numbers.', ru: 'Числа.' },
    rowNoun: { en: ['number', 'numbers'], ru: ['число', 'числа', 'чисел'] },
    row: { kind: 'keyword', key: ['n'] },
    restPath: '/report/test',
    route: '/test',
    source: { name: id, from: `(SELECT number AS n FROM numbers(${rows}))`, where: [], identity: ['n'] },
    defaultSort: 'n|asc',
    columns: { n: column('n'), checked: column(`n + throwIf(n = ${failingRow})`) },
  });
}

/** The report with a column that is joined to its rows. */
function withJoinedColumn(report: ReportDefinition): ReportDefinition {
  const { source, columns } = report;
  const doubled: SourceAttributes = {
    select: (keys) =>
      `SELECT number AS joined_n, number * 2 AS doubled FROM numbers(300000)${keys ? ` WHERE number ${keys.inClauseSql}` : ''}`,
    key: 'joined_n',
    rowKey: 'n',
    carried: {},
    restricted: true,
  };
  const number = columns['n'] ?? expect.fail();
  return {
    ...report,
    source: { ...(source as Source), attributes: { doubled } },
    columns: { ...columns, doubled: { ...number, sql: 'doubled', attribute: 'doubled' } },
  };
}

/** More rows than fit into one worksheet. */
const sheetRows = 1_048_576;
const beyondSheet = sheetRows + 1000;

const definitions = {
  complete: createLongReport('numbers-complete', 300_000),
  long: createLongReport('numbers-long', beyondSheet),
  broken: createLongReport('numbers-broken', 300_000, 290_000),
  endless: createLongReport('numbers-endless', 20_000_000),
  joined: withJoinedColumn(createLongReport('numbers-joined', 300_000)),
};

type Name = keyof typeof definitions;
type Format = 'csv' | 'xlsx';

let fixture: ReportWorld;
let server: FastifyInstance;
let url: string;

beforeAll(async () => {
  fixture = await openReportWorld({ ownDatabase: true });
  server = fastify();
  server.get<{ Params: { name: Name; format: Format } }>('/:name/:format', async (request, reply) => {
    const controller = new AbortController();
    reply.raw.once('close', () => controller.abort());
    const deps = { ...fixture.deps, signal: controller.signal };
    const { format } = request.params;
    const options = { format, encoding: 'utf-8', language: 'en' } as const;
    const definition = definitions[request.params.name];
    const report = await prepareReport(definition, { base: 'gny' }, { viewer: unlimitedViewer, deps });
    const file = await exportReport(report, deps, options);
    return reply.type('application/octet-stream').send(file);
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function open(name: Name, format: Format): Promise<IncomingMessage> {
  const [response] = (await once(get(`${url}/${name}/${format}`), 'response')) as [IncomingMessage];
  return response;
}

async function running(): Promise<number> {
  const { rows } = await fixture.stores.clickhouse.query<{ running: number }>(
    'SELECT count() AS running FROM system.processes WHERE current_database = currentDatabase() AND query LIKE {part:String} AND query NOT LIKE {own:String}',
    {
      parameters: {
        part: '%numbers(20000000)%',
        own: '%system.processes%',
      },
    },
  );
  return rows[0]?.running ?? 0;
}

/** Reads a file and returns it with the memory growth of the process. */
async function readWithMemory(result: IncomingMessage): Promise<{ file: Buffer; grownMb: number }> {
  const before = process.memoryUsage().rss;
  const chunks: Buffer[] = [];
  let highest = before;
  for await (const chunk of result) {
    chunks.push(chunk as Buffer);
    highest = Math.max(highest, process.memoryUsage().rss);
  }
  return { file: Buffer.concat(chunks), grownMb: (highest - before) / 2 ** 20 };
}

describe('the stream of a long file', () => {
  it('arrives complete and in order with constant memory', async () => {
    const response = await open('complete', 'csv');
    const { file, grownMb } = await readWithMemory(response);
    expect(response.complete).toBe(true);
    expect(file.toString('latin1').split('\n')).toHaveLength(300_002);
    expect(grownMb).toBeLessThan(150);
  });

  it('of a million rows fills several sheets with constant memory', async () => {
    const response = await open('long', 'xlsx');
    const { file, grownMb } = await readWithMemory(response);
    expect(response.complete).toBe(true);
    expect(grownMb).toBeLessThan(150);
    const { filter } = sheets;
    const found = Object.entries(unzipSync(file, { filter })).map(([name, xml]) => [name, edges(xml)]);
    expect(found.sort()).toEqual([
      ['xl/worksheets/sheet1.xml', { lastRow: sheetRows, first: 0, last: sheetRows - 2 }],
      ['xl/worksheets/sheet2.xml', { lastRow: 1002, first: sheetRows - 1, last: beyondSheet - 1 }],
    ]);
  });

  it.each(['csv', 'xlsx'] as const)('as %s that fails halfway never looks complete', async (format) => {
    const response = await open('broken', format);
    expect(response.statusCode).toBe(200);
    const read = async () => {
      for await (const chunk of response) expect(chunk).toBeTruthy();
    };
    await expect(read()).rejects.toThrow(/aborted/);
    expect(response.complete).toBe(false);
  });

  it.each(['csv', 'xlsx'] as const)(
    'as %s ends in the store after the client disconnects',
    async (format) => {
      const response = await open('endless', format);
      await once(response, 'data');
      expect(await running()).toBe(1);
      response.destroy();
      await waitUntil(async () => (await running()) === 0);
    },
  );
});

const sheets = { filter: ({ name }: { name: string }) => name.startsWith('xl/worksheets/') };

/** Last row number of a sheet, and the first and last number in its first column. */
function edges(xml: Uint8Array): { lastRow: number; first: number; last: number } {
  const text = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength);
  const head = text.subarray(0, 4000).toString('utf8');
  const rows = [
    ...text
      .subarray(-4000)
      .toString('utf8')
      .matchAll(/<row r="(\d+)"><c r="A\d+"[^>]*><v>(\d+)</g),
  ];
  const [, row, last] = rows.at(-1) ?? [];
  const [, first] = /<c r="A2"[^>]*><v>(\d+)</.exec(head) ?? [];
  return { lastRow: Number(row), first: Number(first), last: Number(last) };
}

describe('the stream of a large page', () => {
  const open = async (name: Name, page: number) => {
    const report = await prepareReport(
      definitions[name],
      { base: 'gny' },
      { viewer: unlimitedViewer, deps: fixture.deps },
    );
    return streamPage(report, fixture.deps, { page, perPage: 50_000 });
  };

  it('adds joined columns to each batch in constant memory', async () => {
    const before = process.memoryUsage().rss;
    let next = 50_000;
    const sizes: number[] = [];
    for await (const rows of await open('joined', 2)) {
      sizes.push(rows.length);
      for (const row of rows) {
        if (row['n'] !== next || row['doubled'] !== next * 2) expect.fail(JSON.stringify(row));
        next++;
      }
    }
    expect(next).toBe(100_000);
    // The first rows do not wait for the join of the others.
    expect(sizes[0]).toBeLessThan(5_000);
    expect(Math.max(...sizes)).toBeLessThan(20_000);
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(150);
  });

  it('fails if the query fails halfway', async () => {
    const read = async () => {
      for await (const rows of await open('broken', 6)) expect(rows.length).toBeGreaterThan(0);
    };
    await expect(read()).rejects.toThrow();
  });
});
