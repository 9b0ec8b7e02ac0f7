import type { CataloguedPage, HeaderMenu, MenuEntry } from '../../server/contract/pages/catalogued-page.js';
import { catalogue } from './catalogue.js';

/** A page in a header menu. It needs no subject, so its route is its address. */
type MenuPage = CataloguedPage & { menu: MenuEntry };

/** Menu pages that need no subject, in menu order. */
export function menuPages(menu: HeaderMenu): MenuPage[] {
  return catalogue
    .filter((page): page is MenuPage => page.menu?.menu === menu)
    .sort((a, b) => a.menu.order - b.menu.order);
}

/** Whether a page starts a new section of its menu. */
export function startsSection(pages: readonly MenuPage[], index: number): boolean {
  return pages[index]?.menu.group !== pages[index - 1]?.menu.group;
}
