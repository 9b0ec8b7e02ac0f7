import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { virtualFolders } from '../../contract/projects/clustering.js';
import { normaliseKeyword } from '../../contract/formatting/normalise-keyword.js';
import { normaliseDomain, normalisePath } from './normalise-subject.js';
import { normaliseOwnerId, type OwnerKind } from './normalise-owner-id.js';
import type { Subject } from './parsed-query.js';
import { requireText } from './read-parameter.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportQuery } from './report-query.js';

/**
 * Parses the subject into normal form.
 * @throws AppError BadRequest if it is missing, DomainNotFound if it is invalid
 */
export function parseSubject({ subject, owner = 'parent' }: ReportDefinition, query: ReportQuery): Subject {
  switch (subject) {
    case 'domain':
      return { domain: parseDomain(query) };
    case 'page':
      return { domain: parseDomain(query), path: normalisePath(requireText('pageUrl', query.pageUrl)) };
    case 'keyword':
      return { keyword: normaliseKeyword(requireText('keyword', query.keyword)) };
    case 'owner':
      return { owner: parseOwner(owner, query) };
    case 'group':
      return { group: requireText('rid', query.rid) };
    case 'run':
      return { run: requireText('uid', query.uid) };
    case 'clustering':
      return {
        project: requireText('uid', query.uid),
        clustering_folder: query.folder ?? virtualFolders.all,
      };
    case 'none':
      return {};
  }
}

function parseDomain({ domain }: ReportQuery): string {
  const input = requireText('domain', domain);
  const name = normaliseDomain(input);
  if (name === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: input.slice(0, 253) });
  return name;
}

function parseOwner(kind: OwnerKind, { id }: ReportQuery): string {
  const input = requireText('id', id);
  const ownerId = normaliseOwnerId(kind, input);
  if (ownerId === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: input });
  return ownerId;
}
