import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { RunResult } from './tool-runs.js';

/** Parameters of `runConditions`. */
export function runParameters({ run, attempt }: RunResult): Record<string, QueryParameter> {
  return { tool_run: run, tool_attempt: attempt };
}

/** Conditions on the rows of one tool run. */
export const runConditions: readonly string[] = [
  'run = {tool_run:UInt32}',
  'attempt = {tool_attempt:UInt32}',
];
