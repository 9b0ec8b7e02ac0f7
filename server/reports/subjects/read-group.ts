import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { requireText } from '../engine/read-parameter.js';
import type { ReportDefinition } from '../engine/report-definition.js';
import type { ReportDependencies } from '../engine/report-dependencies.js';
import type { ReportQuery } from '../engine/report-query.js';
import type { Viewer } from '../engine/viewer.js';
import type { GroupAccess } from './group-reports.js';

/**
 * The version of a group report; undefined for other reports.
 * @throws AppError NotFound, NotReady
 */
export async function readGroup(
  { subject }: Pick<ReportDefinition, 'subject'>,
  { rid, share }: ReportQuery,
  viewer: Viewer,
  { groups }: ReportDependencies,
): Promise<GroupAccess | undefined> {
  if (subject !== 'group') return undefined;
  if (groups === undefined) throw new AppError(ErrorCode.NotFound);
  return groups.versionFor(requireText('rid', rid), viewer, share);
}
