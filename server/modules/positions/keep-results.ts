import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { PositionCheckRecord } from '../../entities/position-check.entity.js';
import type { PositionRunRecord } from '../../entities/position-run.entity.js';
import { normaliseDomain, normalisePath } from '../../reports/engine/normalise-subject.js';
import { idOf } from '../../stores/clickhouse/ids.js';
import type { ImportStores } from '../../ingest/import-run.js';
import type { SerpProvider } from './providers/serp-provider.js';
import { readOrganic } from './read-organic.js';
import type { RunAnswers } from './run-answers.js';

/** Keywords whose rows leave together. */
const keywordsAtOnce = 200;

interface KeepParts {
  stores: ImportStores;
  project: number;
  run: Pick<PositionRunRecord, 'id' | 'number'>;
  provider: SerpProvider;
  answers: RunAnswers;
  signal: AbortSignal;
}

/** Writes the results of a check, as the reader of imports reads them. Done again it writes the same. */
export async function keepResults({
  stores,
  project,
  run,
  provider,
  answers,
  signal,
}: KeepParts): Promise<void> {
  const answered = await answeredChecks(stores, run.id);
  for (let at = 0; at < answered.length; at += keywordsAtOnce) {
    const lines: string[] = [];
    for (const check of answered.slice(at, at + keywordsAtOnce)) {
      for (const { pos, url } of readOrganic(provider.format, await textsOf(answers, check, provider))) {
        const domain = normaliseDomain(url);
        if (domain === undefined) continue;
        const { baseId: base, keywordId: keyword } = check;
        lines.push(`${JSON.stringify({ base, keyword, pos, domain, path: normalisePath(url) })}\n`);
      }
    }
    if (lines.length === 0) continue;
    await stores.clickhouse.insert(
      `INSERT INTO position_result (project, run, base, keyword_id, pos, domain_id, path)
       SELECT {project:UInt32}, {run:UInt32}, base, keyword, pos, ${idOf('domain')}, path
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

/** Puts the raw answers of a database together in one file, one per line, as imports read them. Answers where it is. */
export async function putTogether(
  { stores, run, provider, answers }: Pick<KeepParts, 'stores' | 'run' | 'provider' | 'answers'>,
  baseId: number,
): Promise<string> {
  const place = answers.together(baseId);
  const file = createWriteStream(place);
  for (const check of await answeredChecks(stores, run.id)) {
    if (check.baseId !== baseId) continue;
    for (const text of await textsOf(answers, check, provider)) {
      if (!file.write(`${JSON.stringify(JSON.parse(text))}\n`)) await once(file, 'drain');
    }
  }
  file.end();
  await once(file, 'close');
  return place;
}

/** The databases of which a check has answers. */
export async function answeredBases(stores: ImportStores, runId: string): Promise<number[]> {
  return [...new Set((await answeredChecks(stores, runId)).map(({ baseId }) => baseId))];
}

/** The keywords of a check that were answered, in an order that stays. */
export function answeredChecks({ postgres }: ImportStores, runId: string): Promise<PositionCheckRecord[]> {
  return postgres
    .getRepository(PositionCheckRecord)
    .find({ where: { runId, state: 'answered' }, order: { baseId: 'ASC', keywordId: 'ASC' } });
}

/** A queue answers all pages of a keyword at once. */
function textsOf(answers: RunAnswers, check: PositionCheckRecord, { how }: SerpProvider): Promise<string[]> {
  const pages = how === 'queue' ? 1 : check.pages;
  return Promise.all(Array.from({ length: pages }, (_, page) => answers.read(check, page)));
}
