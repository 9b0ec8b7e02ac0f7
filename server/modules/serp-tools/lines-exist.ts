import { maxListLines } from '../../contract/tools/list-tools.js';
import { normaliseKeyword } from '../../contract/formatting/normalise-keyword.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { parseDomainRef } from '../../reports/engine/parse-arguments.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { findExistingLines, type LineType } from '../tools/existing-lines.js';

/** Whether each line of a list exists in the database, for hints while typing. Throws ListLimit, UnknownBase. */
export async function linesExist(
  lines: readonly string[],
  lineType: Exclude<LineType, 'pages'>,
  code: string,
  reports: ReportDependencies,
): Promise<boolean[]> {
  if (lines.length > maxListLines) {
    throw new AppError(ErrorCode.ListLimit, { limit: maxListLines, given: lines.length });
  }
  const base = await reports.bases.byCode(code);
  const normalised = lines.map((line) =>
    lineType === 'keywords' ? normaliseKeyword(line) : (parseDomainRef(line.trim()) ?? ''),
  );
  const existing = await findExistingLines(
    normalised.filter((normalisedLine) => normalisedLine !== ''),
    lineType,
    base,
    reports,
  );
  return normalised.map((normalisedLine) => existing.has(normalisedLine));
}
