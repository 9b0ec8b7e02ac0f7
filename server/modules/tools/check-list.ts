import type { ReportBase, ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { findExistingLines } from './existing-lines.js';
import { parseLine } from './parse-run-list.js';
import type { ToolLines } from './tool-definition.js';
import type { ToolListCheck } from './tool.type.js';

/** Finds the lines of a list that the database does not have, and invalid lines. */
export async function checkList(
  lines: readonly string[],
  lineType: ToolLines,
  database: ReportBase,
  dependencies: ReportDependencies,
): Promise<ToolListCheck> {
  const parsedLines = lines.map((input, index) => ({ lineNumber: index + 1, ...parseLine(input, lineType) }));
  const validLines = parsedLines.flatMap(({ lineNumber, line }) =>
    line === undefined ? [] : [{ at: lineNumber, line }],
  );
  const existing = await findExistingLines(
    validLines.map(({ line }) => line),
    lineType,
    database,
    dependencies,
  );
  return {
    unknown: validLines.flatMap(({ at: lineNumber, line }) => (existing.has(line) ? [] : [lineNumber])),
    faults: parsedLines.flatMap(({ lineNumber, isInvalid }) => (isInvalid ? [lineNumber] : [])),
  };
}
