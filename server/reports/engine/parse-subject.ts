import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { virtualFolders } from '../../contract/clustering.js';
import { normaliseKeyword } from '../../contract/normalise-keyword.js';
import { normaliseDomain, normalisePath } from './normalise-subject.js';
import { normaliseOwnerId, type OwnerKind } from './normalise-owner-id.js';
import type { Subject } from './parsed-query.js';
import { readText } from './read-parameter.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportQuery } from './report-query.js';

/**
 * Parses the subject into normal form.
 * @throws AppError BadRequest if it is missing, DomainNotFound if it is invalid
 */
export function parseSubject({ subject, owner = 'parent' }: ReportDefinition, query: ReportQuery): Subject {
  switch (subject) {
    case 'domain':
      return { domain: domainOf(query) };
    case 'page':
      return { domain: domainOf(query), path: normalisePath(readText('pageUrl', query.pageUrl)) };
    case 'keyword':
      return { keyword: normaliseKeyword(readText('keyword', query.keyword)) };
    case 'owner':
      return { owner: ownerOf(owner, query) };
    case 'group':
      return { group: readText('rid', query.rid) };
    case 'run':
      return { run: readText('uid', query.uid) };
    case 'clustering':
      return { project: readText('uid', query.uid), clustering_folder: query.folder ?? virtualFolders.all };
    case 'none':
      return {};
  }
}

function domainOf({ domain }: ReportQuery): string {
  const typed = readText('domain', domain);
  const name = normaliseDomain(typed);
  if (name === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: typed.slice(0, 253) });
  return name;
}

function ownerOf(kind: OwnerKind, { id }: ReportQuery): string {
  const typed = readText('id', id);
  const ownerId = normaliseOwnerId(kind, typed);
  if (ownerId === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: typed });
  return ownerId;
}
