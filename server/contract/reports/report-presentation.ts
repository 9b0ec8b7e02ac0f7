import type { KeywordSource } from './keyword-sources.js';

/** Panels above the table of a report page. */
export type ReportPanel = 'keywordSearch' | 'dailyChart';

/** Reasons why a table without a filter is empty. The client has their texts and next steps. */
export type EmptyReason =
  | 'noLostKeywords'
  | 'noLostPages'
  | 'fewKeywords'
  | 'fewKeywordsOfPage'
  | 'nothingShared'
  | 'nothingFound'
  | 'noListedDomains'
  | 'groupKeywords'
  | 'groupAdKeywords'
  | 'groupCompetitors'
  | 'groupPages'
  | 'groupAds'
  | 'groupAdSets'
  | 'groupDomains';

/** Slots and capabilities of a report page besides its table. */
export interface ReportPresentation {
  /** Panel above the table. */
  panel?: ReportPanel;
  /** Id of the report that lists the subjects of this one, for an address without a subject. */
  subjectList?: string;
  /** Kind of keywords that the report provides to tools. */
  keywordSource?: KeywordSource;
  /** Reason for an empty table; missing for the general text. */
  emptyReason?: EmptyReason;
}
