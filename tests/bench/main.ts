import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { maxListLines } from '../../server/contract/tools/list-tools.js';
import { loadConfig } from '../../server/config/config.js';
import { createLog } from '../../server/http/logging/log.js';
import { exitBySignal, onShutdownSignal } from '../../server/process/shutdown-signal.js';
import { startServer, stopServers } from '../support/running-server.js';
import { createAdministratorClient } from './as-administrator.js';
import { parseBenchOptions, type BenchOptions } from './bench-options.js';
import { buildData, type ImportRate } from './build-data.js';
import { measureClusters } from './clusters/measure-clusters.js';
import { clusterRunRows } from './cluster-run-rows.js';
import { clusteredKeywords, measureClusterRuns } from './cluster-runs.js';
import { waitForFirstPageCopies } from './wait-for-first-page-copies.js';
import { firstPageOf } from './first-pages.js';
import { benchCases, groupCases, type BenchCase } from './cases.js';
import { buildGroup } from './group-build.js';
import { measureDisk } from './disk-use.js';
import { waitForIdleEngine } from './wait-for-idle-engine.js';
import { measureExport } from './export-memory.js';
import { measureStages } from './import-stages.js';
import { requestRate, measureCase, type BenchServer } from './measure.js';
import { measureOverload } from './overload.js';
import { measureMerge } from './merge.js';
import { measurePageChange } from './page-change.js';
import { manyDatesRow, measureManyDates, measurePublish, publishRows } from './publish.js';
import { measurePeer, measurePeerOfBigBase } from './peer-ratios.js';
import { measurePageOpens, measurePageOpensOfSample } from './page-open.js';
import { saveBaseline, readBaseline } from './baseline.js';
import { measureRatios, measureRequestRatios } from './request-ratios.js';
import { ratiosText } from './ratios-text.js';
import { measureRequestCosts } from './request-cost.js';
import {
  caseRow,
  diskRows,
  exportRow,
  groupBuildRow,
  importRow,
  overloadRows,
  pageChangeRows,
  pageOpenRows,
  rateRow,
  ratioRows,
  requestCostRows,
  soakRows,
  streamRows,
  tableText,
  groupEditRows,
  uploadRows,
  type TableRow,
} from './result-table.js';
import { measureSoak } from './soak.js';
import { measureStreams } from './streams.js';
import { pickSubjects, type Subjects } from './subjects.js';
import { stagesText } from './stages-text.js';
import { measureGroupEdits } from './group-edits.js';
import { listToolRows } from './list-tool-rows.js';
import { measureListTools } from './list-tools.js';
import { pickToolLists } from './tool-lists.js';
import { toolRunRows } from './tool-run-rows.js';
import { measureToolRuns } from './tool-runs.js';
import { measureUpload } from './upload-cost.js';

const clients = 8;
const rateSeconds = 10;
const pageOpenRounds = 9;
/** Seconds per kind of request in a quick run, which stays below three minutes. */
const quickSeconds = 6;

let isStopping = false;
onShutdownSignal((signal) => {
  isStopping = true;
  void stopServers().finally(() => exitBySignal(signal));
});
await run().catch((error: unknown) => {
  // The measurement fails because its server is stopping.
  if (isStopping) return;
  console.error(error);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const options = parseBenchOptions(process.argv.slice(2), loadConfig().dataDir);
  if (options.upload > 0) {
    console.log(tableText(uploadRows(await measureUpload(options.upload))));
    return;
  }
  if (options.clusters) {
    await measureClusters();
    return;
  }
  if (options.lists > 0) {
    console.log(tableText(listToolRows(await measureListTools(options.lists))));
    return;
  }
  if (options.pages > 0) {
    console.log(tableText(pageOpenRows(await measurePageOpensOfSample(options.pages))));
    return;
  }
  if (options.requests > 0) {
    console.log(tableText(requestCostRows(await measureRequestCosts(options.requests))));
    return;
  }
  if (options.quick) {
    const ratios = await measureRatios(quickSeconds);
    console.log(ratiosText(ratios, await readBaseline()));
    if (options.keep) await saveBaseline(ratios);
    return;
  }
  if (options.peer !== '' && !options.whole) {
    console.log(ratiosText(await measurePeer(options.peer, quickSeconds), new Map()));
    return;
  }
  if (options.overload > 0) {
    console.log(tableText(overloadRows(await measureOverload(options.overload))));
    return;
  }
  if (options.groups > 0) {
    console.log(tableText(groupEditRows(await measureGroupEdits(options.groups))));
    return;
  }
  if (options.stages !== '') {
    for (const staged of await measureStages(options, createLog('warn'))) console.log(stagesText(staged));
    return;
  }
  const config = loadConfig({ ...process.env, DATA_DIR: options.dataDir, SAMPLE_KEYWORDS: '0' });
  const log = createLog('warn');
  const rates = await saveRates(options, await buildData(options, config, log));
  if (options.publish) {
    const datesRow = manyDatesRow(await measureManyDates(options, config, log));
    console.log(tableText([datesRow, ...publishRows(await measurePublish(options, config, log))]));
    return;
  }
  if (options.merge) {
    console.log(tableText(await measureMerge(options, config, log)));
    return;
  }
  if (options.tools) {
    const lists = await pickToolLists(config, log, maxListLines);
    console.log(tableText(toolRunRows(await measureToolRuns(options.dataDir, lists))));
    return;
  }
  const subjects = await pickSubjects(config, log);
  if (options.streams) {
    console.log(tableText(streamRows(await measureStreams(options.dataDir, subjects))));
    return;
  }
  if (options.soak > 0) {
    console.log(tableText(soakRows(await measureSoak(options.soak, options.dataDir, subjects))));
    return;
  }
  if (options.clusterRuns) {
    const { keywords } = await pickToolLists(config, log, Math.max(...clusteredKeywords));
    const costs = await measureClusterRuns(options.dataDir, keywords, subjects);
    console.log(tableText(clusterRunRows(costs)));
    return;
  }
  const { giant, middle, small } = subjects;
  console.log(
    `giant ${giant.name} ${giant.keywords}, middle ${middle.name} ${middle.keywords}, small ${small.name} ${small.keywords} keywords`,
  );
  const rows = [
    ...printRows([...rates.map(importRow), ...diskRows(await measureDisk(config, log))]),
    ...printRows(await measureServer(options, subjects)),
  ];
  if (options.whole) rows.push(...(await combinedRows(options)));
  console.log(tableText(rows));
}

/** Request ratios, overload and alternatives on the large database. */
async function combinedRows({ dataDir, peer }: BenchOptions): Promise<TableRow[]> {
  console.log('asking the engine alone and the server …');
  const rows = printRows(ratioRows(await measureRequestRatios(dataDir, quickSeconds)));
  console.log('asking for too much …');
  rows.push(...printRows(overloadRows(await measureOverload(quickSeconds, dataDir))));
  if (peer === '') return rows;
  console.log('asking the peer and the server …');
  rows.push(...printRows(ratioRows(await measurePeer(peer, quickSeconds))));
  rows.push(...printRows(ratioRows(await measurePeerOfBigBase(dataDir, quickSeconds))));
  return rows;
}

/** Prints intermediate rows, because the complete run takes long. */
function printRows(rows: readonly TableRow[]): TableRow[] {
  console.log(tableText(rows));
  return [...rows];
}

/** Rates are measured once while the data is built, and stored with it for later runs. */
async function saveRates({ dataDir }: BenchOptions, measured: readonly ImportRate[]): Promise<ImportRate[]> {
  const file = path.join(dataDir, 'import-rates.json');
  const previous = JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as ImportRate[];
  const rates = [...previous, ...measured];
  await writeFile(file, JSON.stringify(rates, null, 2));
  return rates;
}

async function measureServer(options: BenchOptions, subjects: Subjects): Promise<TableRow[]> {
  const server = await startServer({
    dataDir: options.dataDir,
    // Cases are repeated, so caching is disabled.
    env: { SAMPLE_KEYWORDS: '0', LOG_LEVEL: 'warn', NODE_ENV: 'development', QUERY_CACHE_MB: '0' },
  });
  const { pid } = server.process;
  try {
    if (pid !== undefined) {
      console.log('waiting until the engine has ended its merges …');
      console.log(`it rests after ${Math.round(await waitForIdleEngine(pid))} s`);
    }
    const measured = await createAdministratorClient(server.url);
    await waitForFirstPageCopies(measured, firstPageOf(subjects.giant.name, 'gny'));
    const rows = await groupRows(measured, subjects, options.rounds);
    if (options.groupViews) return rows;
    const cases = benchCases(subjects);
    rows.push(...(await caseRows(measured, cases, options.rounds)));
    const middlePages = cases.filter(({ name }) => name.startsWith('keywords, middle'));
    rows.push(
      rateRow(
        `${clients} clients, keywords of the middle domain`,
        await requestRate(measured, middlePages, clients, rateSeconds),
      ),
    );
    if (pid !== undefined) rows.push(...(await exportRows(measured, pid)));
    console.log('measuring page changes in the browser …');
    rows.push(...pageChangeRows(await measurePageChange(measured, subjects.giant.name)));
    console.log('opening pages in the browser …');
    const { giant, middle } = subjects;
    rows.push(...pageOpenRows(await measurePageOpens(server.url, [giant.name, middle.name], pageOpenRounds)));
    return rows;
  } finally {
    await server.stop();
  }
}

async function groupRows(measured: BenchServer, { group }: Subjects, rounds: number): Promise<TableRow[]> {
  console.log('building a group report …');
  const built = await buildGroup(measured, group);
  return [groupBuildRow(built), ...(await caseRows(measured, groupCases(built.rid), rounds))];
}

async function caseRows(
  measured: BenchServer,
  cases: readonly BenchCase[],
  rounds: number,
): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for (const benchCase of cases) {
    console.log(`measuring ${benchCase.name} …`);
    rows.push(caseRow(benchCase, await measureCase(measured, benchCase, rounds)));
  }
  return rows;
}

/** Exports all keywords of the database as each file type. */
async function exportRows(measured: BenchServer, pid: number): Promise<TableRow[]> {
  const everything = '/api/report/system_keywords?base=gny';
  const csv = await measureExport(measured, pid, everything, 'csv');
  const xlsx = await measureExport(measured, pid, everything, 'xlsx');
  return [csv, xlsx].map((cost) => exportRow(cost, csv.lines - 1));
}
