import { longestList } from '../../contract/list-tools.js';
import { normaliseKeyword } from '../../contract/normalise-keyword.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { domainRef } from '../../reports/engine/domain-refs.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { heldLines, type LineKind } from '../tools/held-lines.js';

/**
 * Whether the base holds each line of a list, in its order: what a page says beside a line while it is typed. Throws ListLimit,
 * UnknownBase.
 */
export async function knownLines(
  lines: readonly string[],
  kind: Exclude<LineKind, 'pages'>,
  code: string,
  reports: ReportDependencies,
): Promise<boolean[]> {
  if (lines.length > longestList) {
    throw new AppError(ErrorCode.ListLimit, { limit: longestList, given: lines.length });
  }
  const base = await reports.bases.byCode(code);
  const forms = lines.map((line) =>
    kind === 'keywords' ? normaliseKeyword(line) : (domainRef(line.trim()) ?? ''),
  );
  const held = await heldLines(
    forms.filter((form) => form !== ''),
    kind,
    base,
    reports,
  );
  return forms.map((form) => held.has(form));
}
