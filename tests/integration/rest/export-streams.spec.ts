import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineReport, type ReportDefinition } from '../../../server/reports/engine/report-definition.js';
import { unlimitedViewer } from '../../../server/reports/engine/viewer.js';
import { exportReport } from '../../../server/reports/export/export-report.js';
import { openReportWorld, type ReportWorld } from '../reports/support/report-world.js';

/** A report of as many rows as wanted, which the store makes up; the row number `fails` breaks the query half way. */
function longReport(id: string, rows: number, fails = -1): ReportDefinition {
  const column = (sql: string) => ({
    type: 'integer' as const,
    format: 'number' as const,
    sql,
    title: { en: 'Number', ru: 'Число' },
    description: { en: 'A number.', ru: 'Число.' },
    filterable: true,
    sortable: true,
    shown: 'always' as const,
  });
  return defineReport({
    id,
    section: 'keywords',
    subject: 'none',
    title: { en: 'Numbers', ru: 'Числа' },
    description: { en: 'Numbers.', ru: 'Числа.' },
    rowNoun: { en: ['number', 'numbers'], ru: ['число', 'числа', 'чисел'] },
    row: { kind: 'keyword', key: ['n'] },
    rest: '/report/test',
    route: '/test',
    source: { name: id, from: `(SELECT number AS n FROM numbers(${rows}))`, where: [], identity: ['n'] },
    defaultSort: 'n|asc',
    columns: { n: column('n'), checked: column(`n + throwIf(n = ${fails})`) },
  });
}

const definitions = {
  whole: longReport('numbers-whole', 300_000),
  broken: longReport('numbers-broken', 300_000, 290_000),
  endless: longReport('numbers-endless', 20_000_000),
};

let world: ReportWorld;
let server: FastifyInstance;
let url: string;

beforeAll(async () => {
  world = await openReportWorld();
  server = fastify();
  server.get<{ Params: { name: keyof typeof definitions } }>('/:name', async (request, reply) => {
    const controller = new AbortController();
    reply.raw.once('close', () => controller.abort());
    const deps = { ...world.deps, signal: controller.signal };
    const options = { format: 'csv', encoding: 'utf-8', language: 'en' } as const;
    const file = await exportReport(
      definitions[request.params.name],
      { base: 'gny' },
      unlimitedViewer,
      deps,
      options,
    );
    return reply.type('text/csv').send(file);
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function open(name: keyof typeof definitions): Promise<IncomingMessage> {
  const [answer] = (await once(get(`${url}/${name}`), 'response')) as [IncomingMessage];
  return answer;
}

async function running(): Promise<number> {
  const { rows } = await world.stores.clickhouse.query<{ running: number }>(
    'SELECT count() AS running FROM system.processes WHERE query LIKE {part:String} AND query NOT LIKE {own:String}',
    {
      parameters: {
        part: '%numbers(20000000)%',
        own: '%system.processes%',
      },
    },
  );
  return rows[0]?.running ?? 0;
}

describe('#41 the stream of a long file', () => {
  it('arrives whole, in order, while the memory stays flat', async () => {
    const before = process.memoryUsage().rss;
    const answer = await open('whole');
    let highest = before;
    let lines = 0;
    for await (const chunk of answer) {
      lines += (chunk as Buffer).toString('latin1').split('\n').length - 1;
      highest = Math.max(highest, process.memoryUsage().rss);
    }
    expect(answer.complete).toBe(true);
    expect(lines).toBe(300_001);
    expect((highest - before) / 2 ** 20).toBeLessThan(150);
  });

  it('that fails half way never looks whole', async () => {
    const answer = await open('broken');
    expect(answer.statusCode).toBe(200);
    const read = async () => {
      for await (const chunk of answer) expect(chunk).toBeTruthy();
    };
    await expect(read()).rejects.toThrow(/aborted/);
    expect(answer.complete).toBe(false);
  });

  it('ends in the store within two seconds of the client’s leaving', async () => {
    const answer = await open('endless');
    await once(answer, 'data');
    answer.destroy();
    const left = Date.now();
    while ((await running()) > 0 && Date.now() - left < 5000) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(Date.now() - left).toBeLessThan(2000);
    expect(await running()).toBe(0);
  });
});
