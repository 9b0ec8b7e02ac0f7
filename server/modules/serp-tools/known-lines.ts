import { longestList } from '../../contract/list-tools.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { domainRef } from '../../reports/engine/domain-refs.js';
import { normaliseKeyword } from '../../contract/normalise-keyword.js';
import { readListedTotals } from '../../reports/engine/read-generation.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { GenerationReader } from '../dashboards/generation-reader.js';
import { readListedKeywords } from './serp-lines.js';

/** What the lines of a list are. */
type LineKind = 'keyword' | 'domain';

/**
 * Whether the base holds each line of a list, in its order: what a page says beside a line while it is typed. Throws ListLimit,
 * UnknownBase.
 */
export async function knownLines(
  lines: readonly string[],
  kind: LineKind,
  code: string,
  reports: ReportDependencies,
): Promise<boolean[]> {
  if (lines.length > longestList) {
    throw new AppError(ErrorCode.ListLimit, { limit: longestList, given: lines.length });
  }
  const base = await reports.bases.byCode(code);
  const forms = lines.map((line) =>
    kind === 'keyword' ? normaliseKeyword(line) : (domainRef(line.trim()) ?? ''),
  );
  const asked = [...new Set(forms)].filter((form) => form !== '');
  const found =
    kind === 'keyword'
      ? await readListedKeywords(asked, new GenerationReader(base, reports))
      : await readListedTotals(asked, base, reports);
  return forms.map((form) => found.has(form));
}
