import type { ReportBase } from '../../reports/engine/report-base.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { heldLines } from './held-lines.js';
import { checkedLine } from './read-run-list.js';
import type { ToolLines } from './tool-kind.js';
import type { ToolListCheck } from './tool.type.js';

/** Which lines of a list the base does not hold, and which are not what the tool takes. */
export async function checkList(
  lines: readonly string[],
  of: ToolLines,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ToolListCheck> {
  const read = lines.map((typed, index) => ({ at: index + 1, ...checkedLine(typed, of) }));
  const asked = read.flatMap(({ at, line }) => (line === undefined ? [] : [{ at, line }]));
  const held = await heldLines(
    asked.map(({ line }) => line),
    of,
    base,
    deps,
  );
  return {
    unknown: asked.flatMap(({ at, line }) => (held.has(line) ? [] : [at])),
    faults: read.flatMap(({ at, isFault }) => (isFault ? [at] : [])),
  };
}
