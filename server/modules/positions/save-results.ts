import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { PositionCheckRecord } from '../../entities/position-check.entity.js';
import type { PositionRunRecord } from '../../entities/position-run.entity.js';
import { normaliseDomain, normalisePath } from '../../reports/engine/normalise-subject.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import type { ImportStores } from '../../ingest/import-run.js';
import type { SerpProvider } from './providers/serp-provider.js';
import { readOrganic } from './read-organic.js';
import type { RunResponses } from './run-responses.js';

const keywordsPerInsert = 200;

interface SaveResultsOptions {
  stores: ImportStores;
  project: number;
  run: Pick<PositionRunRecord, 'id' | 'number'>;
  provider: SerpProvider;
  responses: RunResponses;
  signal: AbortSignal;
}

/** Saves the parsed results of a check. Idempotent. */
export async function saveResults({
  stores,
  project,
  run,
  provider,
  responses,
  signal,
}: SaveResultsOptions): Promise<void> {
  const checks = await findCompletedChecks(stores, run.id);
  for (let offset = 0; offset < checks.length; offset += keywordsPerInsert) {
    const lines: string[] = [];
    for (const check of checks.slice(offset, offset + keywordsPerInsert)) {
      for (const { pos, url } of readOrganic(
        provider.format,
        await readResponses(responses, check, provider),
      )) {
        const domain = normaliseDomain(url);
        if (domain === undefined) continue;
        const { baseId: base, keywordId: keyword } = check;
        lines.push(`${JSON.stringify({ base, keyword, pos, domain, path: normalisePath(url) })}\n`);
      }
    }
    if (lines.length === 0) continue;
    await stores.clickhouse.insert(
      `INSERT INTO position_result (project, run, base, keyword_id, pos, domain_id, path)
       SELECT {project:UInt32}, {run:UInt32}, base, keyword, pos, ${buildIdSql('domain')}, path
       FROM input('base UInt16, keyword UInt64, pos UInt8, domain String, path String') FORMAT JSONEachRow`,
      Readable.from([Buffer.from(lines.join(''))]),
      {
        parameters: { project, run: run.number },
        signal: AbortSignal.any([signal]),
        tag: { operation: 'positions-keep' },
      },
    );
  }
}

/** Merges the raw responses of a database into one NDJSON file for the importer and returns its path. */
export async function mergeResponses(
  { stores, run, provider, responses }: Pick<SaveResultsOptions, 'stores' | 'run' | 'provider' | 'responses'>,
  baseId: number,
): Promise<string> {
  const filePath = responses.getMergedPath(baseId);
  const file = createWriteStream(filePath);
  for (const check of await findCompletedChecks(stores, run.id)) {
    if (check.baseId !== baseId) continue;
    for (const text of await readResponses(responses, check, provider)) {
      if (!file.write(`${JSON.stringify(JSON.parse(text))}\n`)) await once(file, 'drain');
    }
  }
  file.end();
  await once(file, 'close');
  return filePath;
}

/** Ids of the databases that the check has responses for. */
export async function findBasesWithResponses(stores: ImportStores, runId: string): Promise<number[]> {
  return [...new Set((await findCompletedChecks(stores, runId)).map(({ baseId }) => baseId))];
}

/** Successfully checked keywords in a stable order. */
export function findCompletedChecks(
  { postgres }: ImportStores,
  runId: string,
): Promise<PositionCheckRecord[]> {
  return postgres
    .getRepository(PositionCheckRecord)
    .find({ where: { runId, state: 'answered' }, order: { baseId: 'ASC', keywordId: 'ASC' } });
}

/** Reads the stored responses of a check. A task queue returns all pages of a keyword in one response. */
function readResponses(
  responses: RunResponses,
  check: PositionCheckRecord,
  { mode }: SerpProvider,
): Promise<string[]> {
  const pages = mode === 'queue' ? 1 : check.pages;
  return Promise.all(Array.from({ length: pages }, (_, page) => responses.read(check, page)));
}
