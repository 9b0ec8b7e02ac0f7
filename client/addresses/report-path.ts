import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';
import {
  getAddressName,
  subjectKeys,
  type ReportParameterKey,
} from '../../server/contract/reports/report-parameters.js';
import { type CatalogueEntry, type PageId, getPage } from './catalogue.js';
import { withQuery } from './with-query.js';

/** Address parameters by page subject. */
interface PageSubjects {
  domain: { domain: string };
  page: { domain: string; pageUrl: string };
  keyword: { keyword: string };
  /** An owner identifier or a parent domain. */
  owner: { id: string };
  group: { rid: string };
  run: { uid: string };
  /** A clustering project and its open folder. */
  clustering: { uid: string; folder?: string };
  /** Page arguments by name. */
  none: Readonly<Record<string, string | undefined>>;
}

type SubjectOf<Id extends PageId> = Extract<CatalogueEntry, { id: Id }>['subject'];

/**
 * Address of a report or a related page about a subject. Pass `base` only if the address must contain the database.
 */
export function reportPath<Id extends PageId>(
  id: Id,
  subject: PageSubjects[SubjectOf<Id>],
  base?: string,
): string {
  return pagePath(getPage(id), subject, base);
}

/** Like `reportPath`, for a catalogue page object. */
export function pagePath(
  { route, subject, parameter, routeQuery }: CataloguedPage,
  subjectValues: PageSubjects[CataloguedPage['subject']],
  base?: string,
): string {
  const parameters = Object.entries(subjectValues).map(([field, value]: [string, string | undefined]) => [
    (field === subject ? parameter : undefined) ?? parameterName(field),
    value,
  ]);
  const valuesByName = Object.fromEntries(parameters) as Record<string, string | undefined>;
  // Parameters in the path must not be repeated in the query.
  const pathParameters = Object.keys(valuesByName).filter((name) => route.split('/').includes(`:${name}`));
  const path = pathParameters.reduce(
    (filledPath, name) => filledPath.replace(`:${name}`, encodeURIComponent(valuesByName[name] ?? '')),
    route,
  );
  const queryParameters = Object.fromEntries(
    Object.entries(valuesByName).filter(([name]) => !pathParameters.includes(name)),
  );
  return withQuery(path, { ...queryParameters, ...routeQuery, [getAddressName('base')]: base });
}

/** Address parameter of a subject field. Report arguments keep their own names. */
function parameterName(field: string): string {
  return subjectKeys.some((key) => key === field) ? getAddressName(field as ReportParameterKey) : field;
}
