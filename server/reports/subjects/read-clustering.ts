import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { requireText } from '../engine/read-parameter.js';
import type { ReportDefinition } from '../engine/report-definition.js';
import type { ReportDependencies } from '../engine/report-dependencies.js';
import type { ReportQuery } from '../engine/report-query.js';
import type { Viewer } from '../engine/viewer.js';
import type { ClusteringState } from './clustering-state.js';

/**
 * The project of a clustering report; undefined for other reports.
 * @throws AppError NotFound
 */
export async function readClustering(
  { subject }: Pick<ReportDefinition, 'subject'>,
  { uid }: ReportQuery,
  viewer: Viewer,
  { clusterings }: ReportDependencies,
): Promise<ClusteringState | undefined> {
  if (subject !== 'clustering') return undefined;
  if (clusterings === undefined) throw new AppError(ErrorCode.NotFound);
  return clusterings.stateFor(requireText('uid', uid), viewer);
}
