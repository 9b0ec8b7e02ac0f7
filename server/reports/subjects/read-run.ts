import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { requireText } from '../engine/read-parameter.js';
import type { ReportDefinition } from '../engine/report-definition.js';
import type { ReportDependencies } from '../engine/report-dependencies.js';
import type { ReportQuery } from '../engine/report-query.js';
import type { Viewer } from '../engine/viewer.js';
import type { RunResult } from './tool-runs.js';

/**
 * Result of a tool run; undefined for other reports.
 * @throws AppError NotFound, also for a run of another tool, NotReady
 */
export async function readRun(
  { subject, tool }: Pick<ReportDefinition, 'subject' | 'tool'>,
  { uid }: ReportQuery,
  viewer: Viewer,
  { runs }: ReportDependencies,
): Promise<RunResult | undefined> {
  if (subject !== 'run') return undefined;
  const result = await runs?.resultFor(requireText('uid', uid), viewer);
  if (result?.tool !== tool) throw new AppError(ErrorCode.NotFound);
  return result;
}
