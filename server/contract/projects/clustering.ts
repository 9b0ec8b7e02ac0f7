/** Clustering methods. */
export const clusterMethods = ['SOFT', 'MODERATE', 'HARD'] as const;

export type ClusterMethod = (typeof clusterMethods)[number];

/** Number of search results to compare. */
export const clusterDepths = [10, 20, 50] as const;

export type ClusterDepth = (typeof clusterDepths)[number];

/** Keywords whose volumes a run refreshes: all, those missing from the database, or none. */
export const clusteringUpdates = ['ALL', 'UNKNOWN', 'IGNORE'] as const;

export type ClusteringUpdate = (typeof clusteringUpdates)[number];

/** Keywords to take from a group report. */
export const clusteringSources = ['SEARCH', 'ADS', 'BOTH'] as const;

export type ClusteringSource = (typeof clusteringSources)[number];

/** Kinds of edits of a project. */
export const clusteringEditKinds = [
  'IMPORT',
  'MOVE',
  'UNGROUP',
  'MAIN_KEYWORD',
  'TO_BLACKLIST',
  'NEW_FOLDER',
  'RENAME',
  'MOVE_FOLDERS',
  'MERGE',
  'SPLIT',
  'REMOVE_FOLDERS',
  'PIN',
  'UNPIN',
  'LOCK',
  'UNLOCK',
  'REMOVE_KEYWORDS',
  'BLACKLIST',
  'RUN',
] as const;

export type ClusteringEditKind = (typeof clusteringEditKinds)[number];

/** Virtual folders: keywords without a folder, and the blacklist. `all` is everything except the blacklist. */
export const virtualFolders = { all: 0, unsorted: -1, blacklist: -2 } as const;

export const maxFolderDepth = 5;

/** Maximum length of project and folder names. */
export const maxClusterNameChars = 128;

/** Limits of one import: number of keywords, number of file lines, and file size in KB. */
export const maxImportedKeywords = 100_000;
export const maxFileKeywords = 10_000;
export const maxClusterFileKb = 5120;

/** Maximum size of an unpacked keyword file in MB, and the supported file extensions. */
export const maxUnpackedClusterFileMb = 32;
export const clusterFileTypes = ['txt', 'csv', 'tsv', 'json', 'ndjson', 'xlsx', 'zip', 'gz'] as const;

/** Maximum number of keywords in one run. */
export const maxClusteredKeywords = 200_000;

/** Maximum number of blacklist templates, and of domains that a run ignores. */
export const maxBlacklistTemplates = 300;
export const maxSkippedDomains = 300;

/** Minimum number of edits that can be undone. */
export const undoableClusteringEdits = 20;

/** Page size of the project list. */
export const clusteringsPerPage = 25;

/** Sort columns of the table of projects, by API name. */
const clusteringTableSortColumns = ['name', 'create_date', 'access_date', 'base', 'state', 'owner'] as const;

/** Sort columns of the project list of the API. */
export const clusteringSortColumns = [...clusteringTableSortColumns, 'uid'] as const;

export type ClusteringSortColumn = (typeof clusteringSortColumns)[number];

export type ClusteringTableSortColumn = (typeof clusteringTableSortColumns)[number];

/** Reasons why an import skips a keyword: not in the database, already in the project, or too long. */
export const skippedReasons = ['UNKNOWN', 'PRESENT', 'TOO_LONG'] as const;

export type SkippedReason = (typeof skippedReasons)[number];

/** Settings of a run. */
export interface ClusterRunSettings {
  method: ClusterMethod;
  top: ClusterDepth;
  /** Number of shared URLs, or a percentage of the depth. */
  strength: number;
  isPercent: boolean;
  /** Keywords with a lower volume are not clustered, and clusters with a lower total volume are not created. */
  leastVolume: number;
  leastClusterVolume: number;
  /** ASCII names of domains to ignore, including their subdomains. */
  skippedDomains: string[];
  update: ClusteringUpdate;
}

/** Default settings. */
export const defaultClusterSettings: ClusterRunSettings = {
  method: 'SOFT',
  top: 10,
  strength: 4,
  isPercent: false,
  leastVolume: 0,
  leastClusterVolume: 0,
  skippedDomains: [],
  update: 'UNKNOWN',
};
