import type { QueryParameter } from '../../../stores/clickhouse/clickhouse-store.js';
import type { RunResult } from './tool-runs.js';

/** Values of what `inRun` names. */
export function runParameters({ run, attempt }: RunResult): Record<string, QueryParameter> {
  return { tool_run: run, tool_attempt: attempt };
}

/** Conditions that keep the rows of a table of tools to the run that is read. */
export const inRun: readonly string[] = ['run = {tool_run:UInt32}', 'attempt = {tool_attempt:UInt32}'];
