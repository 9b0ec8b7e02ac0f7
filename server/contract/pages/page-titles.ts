import { reportTitles } from './report-titles.js';
import { siteTitles } from './site-titles.js';

/**
 * Names of all pages that visitors look for. Menus, tabs, page headings, the palette and the help read them here, so
 * that a page has one name everywhere.
 */
export const pageTitles = { ...siteTitles, ...reportTitles };
