import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { serpComparisonPage } from '../../contract/tools/serp-pages.js';
import { checkListLength } from '../../reports/engine/apply-limits.js';
import { normaliseTypedKeyword } from '../../contract/formatting/normalise-keyword.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import { createListQuotaEvent } from '../../reports/engine/basic-subjects.js';
import { readSnapshots } from '../../reports/engine/read-generation.js';
import { readKeywordListDates } from '../../reports/engine/positions-dates.js';
import { maxVisiblePosition } from '../../reports/engine/viewer.js';
import type { RequestContext } from '../../request/request-context.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';
import { readVolumeRanges } from '../dashboards/volume-ranges.js';
import type { SerpComparison, SerpResult } from './serp-comparison.type.js';
import { readHostNames, readListedKeywords, readSerpRows, type SerpRow } from './serp-rows.js';

type CompareContext = Pick<RequestContext, 'visitor' | 'viewer' | 'reports' | 'runWithinQuota'>;

/** Normalized, deduplicated keywords of lines, in order. */
export function uniqueKeywords(lines: readonly string[], language?: string): string[] {
  return [...new Set(lines.map((line) => normaliseTypedKeyword(line, language)))].filter(
    (word) => word !== '',
  );
}

/**
 * Compares the latest search results of several keywords and counts how often each domain and page occurs. Counts as
 * one report per day. Throws BadRequest for an empty list, ListLimit, UnknownBase, KeywordsNotFound, DemoLimit,
 * AnalysisLimit.
 */
export async function compareSerps(
  lines: readonly string[],
  requestedDepth: number,
  code: string,
  { visitor, viewer, reports, runWithinQuota }: CompareContext,
): Promise<SerpComparison> {
  const base = await reports.bases.byCode(code);
  const words = uniqueKeywords(lines, base.lng);
  const { checkTopKeywords: maxKeywords } = visitor.plan.limits;
  checkListLength(words.length, maxKeywords);
  const depth = Math.min(requestedDepth, maxVisiblePosition(viewer));
  const reader = new GenerationReader(base, reports);
  const { copy, exportRows } = viewer.allowance;
  return runWithinQuota(createListQuotaEvent(serpComparisonPage, 'keywords', words, base.code), async () => {
    const keywordsByText = await readListedKeywords(words, reader);
    if (keywordsByText.size === 0) throw new AppError(ErrorCode.KeywordsNotFound);
    const existingKeywords = words.flatMap((word) => keywordsByText.get(word) ?? []);
    const ids = existingKeywords.map(({ id }) => id);
    const [serpRows, ranges, dates] = await Promise.all([
      readSerpRows(ids, depth, await readSnapshots(base, reports), reader),
      readVolumeRanges(ids, reader),
      readKeywordListDates(ids, base, reports),
    ]);
    const names = await readHostNames(
      serpRows.map(({ did }) => did),
      reader,
    );
    const resultsByKeyword = addSharedCounts(serpRows, names);
    return {
      depth,
      tops: existingKeywords.map(({ id, word, ws, wizards }) => ({
        keyword: word,
        kid: id,
        ws,
        wsRange: ranges.get(id) ?? '',
        wizards,
        places: resultsByKeyword.get(id) ?? [],
      })),
      unknown: words.filter((word) => !keywordsByText.has(word)),
      maxKeywords,
      copyAllowed: copy,
      exportRows,
      positionsDate: dates.positionsDate,
      positionsRange: dates.positionsRange,
      volumesDate: base.volumesDate,
    };
  });
}

/** Results by keyword, with the number of keywords that share each domain and page. */
function addSharedCounts(
  rows: readonly SerpRow[],
  names: ReadonlyMap<number, string>,
): ReadonlyMap<number, SerpResult[]> {
  const getPageKey = ({ did, url }: SerpRow) => `${did}${url}`;
  const keywordsByDomain = groupKeywords(rows, ({ did }) => String(did));
  const keywordsByPage = groupKeywords(rows, getPageKey);
  const resultsByKeyword = new Map<number, SerpResult[]>();
  for (const serpRow of rows) {
    const { keyword, pos, did, url } = serpRow;
    const result = {
      pos,
      did,
      domain: readableDomain(names.get(did) ?? ''),
      url,
      domainTops: keywordsByDomain.get(String(did))?.size ?? 0,
      pageTops: keywordsByPage.get(getPageKey(serpRow))?.size ?? 0,
    };
    const results = resultsByKeyword.get(keyword);
    if (results) results.push(result);
    else resultsByKeyword.set(keyword, [result]);
  }
  return resultsByKeyword;
}

function groupKeywords(
  rows: readonly SerpRow[],
  getKey: (serpRow: SerpRow) => string,
): ReadonlyMap<string, ReadonlySet<number>> {
  const keywordsByKey = new Map<string, Set<number>>();
  for (const serpRow of rows) {
    const key = getKey(serpRow);
    const keywords = keywordsByKey.get(key);
    if (keywords) keywords.add(serpRow.keyword);
    else keywordsByKey.set(key, new Set([serpRow.keyword]));
  }
  return keywordsByKey;
}
