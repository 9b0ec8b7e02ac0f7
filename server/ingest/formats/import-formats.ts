import { advertools } from './advertools.format.js';
import { ahrefs } from './ahrefs.format.js';
import { dataForSeo } from './dataforseo.format.js';
import type { ImportFormat } from './import-format.js';
import { keywordPlanner } from './keyword-planner.format.js';
import { ownLines } from './own-lines.format.js';
import { plainCsv } from './plain-csv.format.js';
import { searchConsole } from './search-console.format.js';
import { semrush } from './semrush.format.js';
import { serpApi } from './serpapi.format.js';
import { serper } from './serper.format.js';

/** Every format, the particular ones first: the plain table takes what has a column of keywords. */
export const importFormats: readonly ImportFormat[] = [
  dataForSeo,
  serpApi,
  serper,
  ownLines,
  semrush,
  keywordPlanner,
  searchConsole,
  advertools,
  ahrefs,
  plainCsv,
];
