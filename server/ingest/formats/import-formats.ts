import { advertools } from './advertools.format.js';
import { ahrefsKeywords } from './ahrefs-keywords.format.js';
import { ahrefs } from './ahrefs.format.js';
import { bingWebmaster } from './bing-webmaster.format.js';
import { dataForSeoKeywords, dataForSeoRankedKeywords } from './dataforseo-keywords.format.js';
import { dataForSeo } from './dataforseo.format.js';
import { datedPositions } from './dated-positions.format.js';
import { googleAdsKeywords, googleAdsSearchTerms } from './google-ads.format.js';
import { firstPartyCsv } from './first-party-csv.format.js';
import type { ImportFormat } from './import-format.js';
import { keyCollector } from './key-collector.format.js';
import { keywordPlanner } from './keyword-planner.format.js';
import { keysSo } from './keys-so.format.js';
import { ndjson } from './ndjson.format.js';
import { plainCsv } from './plain-csv.format.js';
import { screamingFrog } from './screaming-frog.format.js';
import { seRankingFull } from './se-ranking-full.format.js';
import { seRanking } from './se-ranking.format.js';
import { searchConsoleApi } from './search-console-api.format.js';
import { searchConsoleBulk } from './search-console-bulk.format.js';
import { searchConsoleFilters } from './search-console-filters.format.js';
import { searchConsole } from './search-console.format.js';
import { searchConsoleComparison } from './search-console-comparison.format.js';
import { semrushApi } from './semrush-api.format.js';
import { semrushKeywords } from './semrush-keywords.format.js';
import { semrushTracking } from './semrush-tracking.format.js';
import { semrush } from './semrush.format.js';
import { serpApi } from './serpapi.format.js';
import { serper } from './serper.format.js';
import { serpstat } from './serpstat.format.js';
import { spyWords } from './spywords.format.js';
import { topvisor } from './topvisor.format.js';
import { ubersuggest } from './ubersuggest.format.js';
import { wordstatDynamics } from './wordstat-dynamics.format.js';
import { wordstat } from './wordstat.format.js';
import { yandexWebmaster, yandexWebmasterTable } from './yandex-webmaster.format.js';

/** All formats, most specific first: the plain table accepts any table with a keyword column. */
export const importFormats: readonly ImportFormat[] = [
  dataForSeoRankedKeywords,
  dataForSeoKeywords,
  dataForSeo,
  serpApi,
  serper,
  yandexWebmaster,
  searchConsoleApi,
  ndjson,
  searchConsoleBulk,
  searchConsoleFilters,
  googleAdsSearchTerms,
  googleAdsKeywords,
  semrushTracking,
  semrushApi,
  ubersuggest,
  serpstat,
  semrush,
  ahrefs,
  ahrefsKeywords,
  semrushKeywords,
  keywordPlanner,
  bingWebmaster,
  yandexWebmasterTable,
  searchConsoleComparison,
  searchConsole,
  advertools,
  seRanking,
  seRankingFull,
  wordstat,
  wordstatDynamics,
  keyCollector,
  keysSo,
  spyWords,
  topvisor,
  screamingFrog,
  datedPositions,
  firstPartyCsv,
  plainCsv,
];
