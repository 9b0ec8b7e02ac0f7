import { ctrCurve } from '../reports/ctr-curve.js';
import { toolDefinitions } from '../modules/tools/tool-definitions.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';

const fileHeader = `// Emitted by \`npm run gen:schema\`. Change the declarations, not this file.
import type { ExplainedColumn } from '../../../server/contract/help/explained-column.js';

`;

/** Generates help content from declarations, so that formulas have a single source. */
export function printHelpFacts(reports: readonly ReportDefinition[]): string {
  const columns = Object.fromEntries(reports.map((report) => [report.id, explainedColumns(report)]));
  const limits = Object.fromEntries(
    toolDefinitions.map(({ id, maxLines: lines, maxLinesWithDeepAnalysis: linesWithDeepAnalysis }) => [
      id,
      { lines, linesWithDeepAnalysis },
    ]),
  );
  return [
    fileHeader,
    '/** Columns with a formula by report id. */\n',
    `export const explainedColumns: Readonly<Record<string, readonly ExplainedColumn[]>> = ${toJson(columns)};\n\n`,
    '/** Maximum number of list lines by tool id; `linesWithDeepAnalysis` applies to the extended analysis. */\n',
    `export const toolLimits: Readonly<Record<string, { lines: number; linesWithDeepAnalysis?: number }>> = ${toJson(limits)};\n\n`,
    '/** Clicks per hundred searches by position, starting with the first. */\n',
    `export const ctrCurve: readonly number[] = ${JSON.stringify(ctrCurve)};\n`,
  ].join('');
}

function explainedColumns({ columns }: ReportDefinition) {
  return Object.entries(columns).flatMap(([id, { title, description, formula }]) =>
    formula ? [{ id, title, description, formula }] : [],
  );
}

function toJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
