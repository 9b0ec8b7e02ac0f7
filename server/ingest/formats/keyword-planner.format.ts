import type { CsvFormat } from './import-format.js';

/** Google Keyword Planner: volumes, competition and bids of keywords, without results. Two lines stand above its header. */
export const keywordPlanner: CsvFormat = {
  kind: 'csv',
  id: 'keyword-planner',
  name: 'Google Keyword Planner',
  columns: {
    keyword: 'keyword',
    'avg. monthly searches': 'ws',
    'competition (indexed value)': 'competition_index',
    competition: 'competition',
    'top of page bid (low range)': 'cpc_min',
    'top of page bid (high range)': 'cpc_max',
  },
  recognises: (header) => header.has('keyword') && header.has('avg. monthly searches'),
};
