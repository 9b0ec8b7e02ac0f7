import type { ImportRecord, JsonFormat } from '../../ingest/formats/import-format.js';
import { isObject } from '../../ingest/formats/json-reading.js';

/** A result of a search. */
interface OrganicResult {
  pos: number;
  url: string;
}

const deepest = 100;

/** The results that raw answers of one keyword hold, as an import reads them, best first; of an address the best place. */
export function readOrganic(format: JsonFormat, answers: readonly string[]): OrganicResult[] {
  const best = new Map<string, number>();
  for (const { pos, url } of answers.flatMap((text) => resultsOf(format, text))) {
    best.set(url, Math.min(pos, best.get(url) ?? pos));
  }
  return [...best].map(([url, pos]) => ({ url, pos })).toSorted((one, other) => one.pos - other.pos);
}

function resultsOf(format: JsonFormat, text: string): OrganicResult[] {
  const read: unknown = JSON.parse(text);
  if (!isObject(read)) return [];
  return [...format.records(read)].flatMap((record) => resultOf(record));
}

function resultOf({ type, position, url }: ImportRecord): OrganicResult[] {
  const pos = Number(position);
  if (type !== 'organic' || typeof url !== 'string') return [];
  return Number.isInteger(pos) && pos >= 1 && pos <= deepest ? [{ pos, url }] : [];
}
