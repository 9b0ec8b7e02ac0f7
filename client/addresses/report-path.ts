import type { CataloguedPage } from '../../server/contract/catalogued-page.js';
import {
  addressName,
  subjectKeys,
  type ReportParameterKey,
} from '../../server/contract/report-parameters.js';
import { type CatalogueEntry, type PageId, pageOf } from './catalogue.js';
import { withQuery } from './with-query.js';

/** What an address names, by what its page is about. */
interface PageSubjects {
  domain: { domain: string };
  page: { domain: string; pageUrl: string };
  keyword: { keyword: string };
  /** An identifier, or the domain above subdomains. */
  owner: { id: string };
  /** `share` is the secret of a link, where it is read by one. */
  group: { rid: string; share?: string };
  run: { uid: string };
  /** A project of keyword clusters, and the folder that is open. */
  clustering: { uid: string; folder?: string };
  /** The page's own arguments by their names in addresses. */
  none: Readonly<Record<string, string | undefined>>;
}

type SubjectOf<Id extends PageId> = Extract<CatalogueEntry, { id: Id }>['subject'];

/** A report, or a page beside the reports, on a subject; `base` only where the address must hold the database too. */
export function reportPath<Id extends PageId>(
  id: Id,
  about: PageSubjects[SubjectOf<Id>],
  base?: string,
): string {
  return pagePath(pageOf(id), about, base);
}

/** The same for a page that was found in the catalogue. */
export function pagePath(
  { route, subject, parameter, routeQuery }: CataloguedPage,
  about: PageSubjects[CataloguedPage['subject']],
  base?: string,
): string {
  const parameters = Object.entries(about).map(([field, value]: [string, string | undefined]) => [
    (field === subject ? parameter : undefined) ?? nameOf(field),
    value,
  ]);
  const valuesByName = Object.fromEntries(parameters) as Record<string, string | undefined>;
  // What the path holds is not said again behind it.
  const pathParameters = Object.keys(valuesByName).filter((name) => route.split('/').includes(`:${name}`));
  const path = pathParameters.reduce(
    (done, name) => done.replace(`:${name}`, encodeURIComponent(valuesByName[name] ?? '')),
    route,
  );
  const queryParameters = Object.fromEntries(
    Object.entries(valuesByName).filter(([name]) => !pathParameters.includes(name)),
  );
  return withQuery(path, { ...queryParameters, ...routeQuery, [addressName('base')]: base });
}

/** How addresses name what reports share; a report's own arguments come by their names. */
function nameOf(field: string): string {
  return subjectKeys.some((key) => key === field) ? addressName(field as ReportParameterKey) : field;
}
