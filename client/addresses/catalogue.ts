import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';
import { servicePages } from '../../server/contract/pages/service-pages.js';
import { sitePages } from '../../server/contract/pages/site-pages.js';
import { toolPages } from '../../server/contract/tools/tool-pages.js';
import { reportCatalogue } from '../graphql/generated/report-catalogue.js';

/** A catalogue page typed by its literal id and subject. */
export type CatalogueEntry =
  | (typeof servicePages)[number]
  | (typeof sitePages)[number]
  | (typeof toolPages)[number]
  | (typeof reportCatalogue)[number];

/** Id of a catalogue page. */
export type PageId = CatalogueEntry['id'];

/** All reports and related pages. */
export const catalogue: readonly CataloguedPage[] = [
  ...servicePages,
  ...sitePages,
  ...toolPages,
  ...reportCatalogue,
];

const byId = Object.fromEntries(catalogue.map((page) => [page.id, page])) as Readonly<
  Record<PageId, CataloguedPage>
>;

/** Returns the page with this id. */
export function getPage(id: PageId): CataloguedPage {
  return byId[id];
}

/** Returns the page with this id; undefined if there is none. */
export function findPage(id: string): CataloguedPage | undefined {
  return Object.hasOwn(byId, id) ? byId[id as PageId] : undefined;
}

/** Page at a path. If a domain page and another page share the path, the domain page wins. */
export function pageAt(pathname: string): CataloguedPage | undefined {
  return catalogue.find(({ route }) => route === pathname);
}
