import type { CataloguedPage } from '../../server/contract/catalogued-page.js';
import { servicePages } from '../../server/contract/service-pages.js';
import { sitePages } from '../../server/contract/site-pages.js';
import { toolPages } from '../../server/contract/tools/tool-pages.js';
import { reportCatalogue } from '../graphql/generated/report-catalogue.js';

/** A page of the catalogue with its own id and subject as types. */
export type CatalogueEntry =
  | (typeof servicePages)[number]
  | (typeof sitePages)[number]
  | (typeof toolPages)[number]
  | (typeof reportCatalogue)[number];

/** Id of a report, or of a page beside the reports. */
export type PageId = CatalogueEntry['id'];

/** Every report, and the pages that stand beside them. */
export const catalogue: readonly CataloguedPage[] = [
  ...servicePages,
  ...sitePages,
  ...toolPages,
  ...reportCatalogue,
];

const byId = Object.fromEntries(catalogue.map((page) => [page.id, page])) as Readonly<
  Record<PageId, CataloguedPage>
>;

/** The page of this id. */
export function pageOf(id: PageId): CataloguedPage {
  return byId[id];
}

/** The page at a path; where two share it, that of a domain. */
export function pageAt(pathname: string): CataloguedPage | undefined {
  return catalogue.find(({ route }) => route === pathname);
}
