/** Content of a column. Columns with `leftOut` are listed with the reason, those with `unknown` without one. */
export type ColumnKind =
  | 'keyword'
  | 'position'
  | 'average'
  | 'url'
  | 'path'
  | 'domain'
  | 'title'
  | 'snippet'
  | 'previous'
  | 'rankedBefore'
  | 'ws'
  | 'wsk'
  | 'docs'
  | 'cpc'
  | 'cpcMin'
  | 'cpcMax'
  | 'difficulty'
  | 'competitionRatio'
  | 'competitionIndex'
  | 'competitionWord'
  | 'features'
  | 'intents'
  | 'trend'
  | 'topic'
  | 'clicks'
  | 'impressions'
  | 'day'
  | 'country'
  | 'device'
  | 'market'
  | 'leftOut'
  | 'unknown';

/** Names of a column in the versions and languages of the tool. Optional columns are missing in some files. */
export interface Column {
  titles: readonly string[];
  kind: ColumnKind;
  isOptional: boolean;
}

/** A table with a row per keyword, page or day. */
export interface TableVendor {
  format: string;
  /** Whether rows are results of keywords, keywords, searches of a site, or pages. */
  rows: 'results' | 'keywords' | 'site' | 'pages';
  /** Name under which the importer stores vendor columns or first-party data. */
  vendor?: string;
  columns: readonly Column[];
  /** Whether the mean position of a query also counts as a position of the site. */
  yieldsPositions?: boolean;
  /** Whether keywords have no signs, because the tool writes operators into them. */
  hasPlainKeywords?: boolean;
  /** File name with the domain and the day; without one, both are options of the import. */
  fileName?: (domain: string, day: string) => string;
  /** Lines above the header. */
  preamble?: (day: string) => readonly (readonly string[])[];
}

/** Columns from lines such as `keyword: Keyword / Keywords`; a question mark follows the kind of an optional one. */
export function columns(...lines: readonly string[]): Column[] {
  return lines.map((line) => {
    const [kind = '', titles = ''] = line.split(/: (.*)/s);
    const name = kind.replace('?', '') as ColumnKind;
    return { titles: titles.split(' / '), kind: name, isOptional: kind.endsWith('?') };
  });
}
