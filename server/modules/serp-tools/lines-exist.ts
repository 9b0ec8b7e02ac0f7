import { maxListLines } from '../../contract/tools/list-tools.js';
import { normaliseTypedKeyword } from '../../contract/formatting/normalise-keyword.js';
import { createListTooLongError } from '../../errors/list-errors.js';
import { parseDomainRef } from '../../reports/engine/parse-arguments.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { findExistingLines, type LineType } from '../tools/existing-lines.js';

/** Whether each line of a list exists in the database, for hints while typing. Throws BadRequest for a too long list, UnknownBase. */
export async function linesExist(
  lines: readonly string[],
  lineType: Exclude<LineType, 'pages'>,
  code: string,
  reports: ReportDependencies,
): Promise<boolean[]> {
  if (lines.length > maxListLines) throw createListTooLongError(maxListLines, lines.length);
  const base = await reports.bases.byCode(code);
  const normalised = lines.map((line) =>
    lineType === 'keywords' ? normaliseTypedKeyword(line, base.lng) : (parseDomainRef(line.trim()) ?? ''),
  );
  const existing = await findExistingLines(
    normalised.filter((normalisedLine) => normalisedLine !== ''),
    lineType,
    base,
    reports,
  );
  return normalised.map((normalisedLine) => existing.has(normalisedLine));
}
