import type { ImportRecord, JsonFormat } from '../../ingest/formats/import-format.js';
import { isObject } from '../../ingest/formats/json-reading.js';
import { ResponseReader } from '../../ingest/formats/json-responses.js';
import type { SerpProvider } from './providers/serp-provider.js';

/** An organic search result. */
interface OrganicResult {
  pos: number;
  url: string;
}

const maxPosition = 100;

/** Parses the raw responses of a keyword as the importer does, best position first. Each URL counts once. */
export function readOrganic(format: JsonFormat, responses: readonly string[]): OrganicResult[] {
  const bestPositions = new Map<string, number>();
  for (const { pos, url } of responses.flatMap((text) => parseResults(format, text))) {
    bestPositions.set(url, Math.min(pos, bestPositions.get(url) ?? pos));
  }
  return [...bestPositions].map(([url, pos]) => ({ url, pos })).toSorted((a, b) => a.pos - b.pos);
}

/**
 * Whether a first page has no organic results although the provider does not state that the search has none. Such a
 * page counts as a failed check, because it would read as a loss of every position.
 */
export function isUnexpectedlyEmpty(
  { format, statesNoResults }: Pick<SerpProvider, 'format' | 'statesNoResults'>,
  firstPage: string,
): boolean {
  return readOrganic(format, [firstPage]).length === 0 && !statesNoResults(firstPage);
}

function parseResults(format: JsonFormat, text: string): OrganicResult[] {
  const body: unknown = JSON.parse(text);
  if (!isObject(body)) return [];
  return [...new ResponseReader(format).read(body)].flatMap((record) => parseResult(record));
}

function parseResult({ type, position, url }: ImportRecord): OrganicResult[] {
  const pos = Number(position);
  if (type !== 'organic' || typeof url !== 'string') return [];
  return Number.isInteger(pos) && pos >= 1 && pos <= maxPosition ? [{ pos, url }] : [];
}
