import type { CataloguedPage, HeaderMenu, MenuEntry } from '../../server/contract/catalogued-page.js';
import { catalogue } from './catalogue.js';

/** A page in a menu of the header: its address is its route, as it needs no subject. */
type MenuPage = CataloguedPage & { menu: MenuEntry };

/** What a menu offers beside the reports of the subject at hand, in its order. */
export function menuPages(menu: HeaderMenu): MenuPage[] {
  return catalogue
    .filter((page): page is MenuPage => page.menu?.menu === menu)
    .sort((one, other) => one.menu.order - other.menu.order);
}

/** Whether a page begins another part of its menu than the one before it. */
export function startsSection(pages: readonly MenuPage[], index: number): boolean {
  return pages[index]?.menu.group !== pages[index - 1]?.menu.group;
}
