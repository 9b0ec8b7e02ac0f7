import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../support/running-server.js';
import { createAdministratorClient } from './as-administrator.js';
import { queryGraphql } from './query-graphql.js';
import { quantile, send, type BenchServer } from './measure.js';
import type { ToolLists } from './tool-lists.js';

/** Cost of a tool run. */
export interface ToolRunCost {
  name: string;
  /** Number of lines in the list. */
  lines: number;
  /** From the start request until the result is readable. */
  seconds: number;
  /** First page of each result in milliseconds, with the total number of rows. */
  pages: readonly { path: string; rows: number; milliseconds: number }[];
}

/** A tool run to measure. */
interface ToolUse {
  name: string;
  tool: string;
  input: { list: readonly string[]; page?: string } & Readonly<Record<string, unknown>>;
  /** Result paths without the run id. */
  reads: readonly string[];
}

const pollMs = 50;
const rounds = 5;
/** Maximum input of the page vocabulary tool. */
const [maxPages, maxPagesWithMore, maxPhrases] = [20, 5, 100];

/** Runs every tool with maximum list sizes sequentially and reads the results. */
export async function measureToolRuns(dataDir: string, lists: ToolLists): Promise<ToolRunCost[]> {
  const server = await startServer({
    dataDir,
    env: { SAMPLE_KEYWORDS: '0', LOG_LEVEL: 'warn', NODE_ENV: 'development', QUERY_CACHE_MB: '0' },
  });
  try {
    const measured = await createAdministratorClient(server.url);
    const costs: ToolRunCost[] = [];
    for (const use of createToolUses(lists)) costs.push(await measureToolUse(measured, use));
    return costs;
  } finally {
    await server.stop();
  }
}

function createToolUses({ keywords, pages }: ToolLists): ToolUse[] {
  const [page = '', ...others] = pages;
  const vocabulary = ['words', 'keywords', 'pages'];
  const ofPages = vocabulary.map((view) => `/tools/dictionary-by-pages/${view}`);
  const extended = vocabulary.map((view) => `/tools/dictionary-ext-by-page/${view}`);
  const use = (name: string, tool: string, input: ToolUse['input'], reads: readonly string[]): ToolUse => ({
    name,
    tool: `tool-${tool}`,
    input,
    reads,
  });
  const buildup = ['/tools/extended_keywords'];
  return [
    use('mass check', 'mass-check', { list: keywords }, ['/tools/keywords_by_list']),
    use('buildup', 'keyword-buildup', { list: keywords }, buildup),
    use(
      'buildup, similarity 4%, each pair',
      'keyword-buildup',
      { list: keywords, similarity: 4, deleteDuplicates: false },
      buildup,
    ),
    use('buildup with longer keywords', 'keyword-buildup', { list: keywords, additions: true }, buildup),
    use('competitors, top 50', 'keyword-competitors', { list: keywords, top: 50 }, [
      '/tools/concurents_by_keywords',
    ]),
    use('keywords of pages, top 50', 'page-keywords', { list: pages, top: 50 }, [
      '/tools/keywords_by_pages/weight',
      '/tools/keywords_by_pages/pages',
    ]),
    use('page vocabulary', 'page-vocabulary', { list: pages.slice(0, maxPages) }, ofPages),
    use(
      'page vocabulary, deep',
      'page-vocabulary',
      { list: pages.slice(0, maxPagesWithMore), more: true },
      ofPages,
    ),
    use(
      'extended vocabulary',
      'extended-vocabulary',
      { page, list: others.slice(0, maxPages), phrases: keywords.slice(0, maxPhrases) },
      extended,
    ),
    use(
      'extended vocabulary, deep',
      'extended-vocabulary',
      { page, list: others.slice(0, maxPagesWithMore), phrases: keywords.slice(0, maxPhrases), more: true },
      extended,
    ),
  ];
}

async function measureToolUse(
  server: BenchServer,
  { name, tool, input, reads }: ToolUse,
): Promise<ToolRunCost> {
  const started = performance.now();
  const uid = (await queryGraphql(
    server,
    'mutation ($tool: ID!, $of: ToolRunInput!) { result: startToolRun(tool: $tool, input: $of) }',
    { tool, of: { base: 'gny', name: 'Measured', ...input } },
  )) as string;
  for (;;) {
    const query = 'query ($of: ID!) { result: toolRun(uid: $of) { state } }';
    const { state } = (await queryGraphql(server, query, { of: uid })) as { state: string };
    if (state === 'failed') throw new Error(`${name} was not made`);
    if (state === 'done') break;
    await sleep(pollMs);
  }
  const seconds = (performance.now() - started) / 1000;
  const pages = [];
  for (const path of reads) pages.push(await readFirstPage(server, `${path}/${uid}`));
  return { name, lines: input.list.length, seconds, pages };
}

/** Reads the first page repeatedly. */
async function readFirstPage(server: BenchServer, path: string): Promise<ToolRunCost['pages'][number]> {
  const times: number[] = [];
  let rows = 0;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const response = await send(server, { method: 'GET', path: `/api${path}?per_page=100` });
    let text = '';
    for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
    times.push(performance.now() - started);
    if (response.statusCode !== 200) throw new Error(`${path}: ${text.slice(0, 300)}`);
    rows = (JSON.parse(text) as { total: number }).total;
  }
  return { path: path.slice(0, path.lastIndexOf('/')), rows, milliseconds: quantile(times, 0.5) };
}
