/** How keywords are put together. */
export const clusterMethods = ['SOFT', 'MODERATE', 'HARD'] as const;

export type ClusterMethod = (typeof clusterMethods)[number];

/** Depths within which addresses of search results are compared. */
export const clusterDepths = [10, 20, 50] as const;

export type ClusterDepth = (typeof clusterDepths)[number];

/** For which keywords a run reads search volumes anew: all, those that the database did not hold, none. */
export const clusteringUpdates = ['ALL', 'UNKNOWN', 'IGNORE'] as const;

export type ClusteringUpdate = (typeof clusteringUpdates)[number];

/** Which keywords of a group report are taken. */
export const clusteringSources = ['SEARCH', 'ADS', 'BOTH'] as const;

export type ClusteringSource = (typeof clusteringSources)[number];

/** What can be done to a project. */
export const clusteringEditKinds = [
  'IMPORT',
  'MOVE',
  'UNGROUP',
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

/** Folders that are in every project: keywords in no folder, and those that the blacklist keeps out. `whole` is all but the latter. */
export const virtualFolders = { all: 0, unsorted: -1, blacklist: -2 } as const;

/** Folders above each other, at most. */
export const maxFolderDepth = 5;

/** Characters of the name of a project and of a folder, at most. */
export const maxClusterNameChars = 128;

/** Keywords of one import, lines of one file, and its size in KB, at most. */
export const maxImportedKeywords = 100_000;
export const maxFileKeywords = 10_000;
export const maxClusterFileKb = 5120;

/** What a packed keyword file unpacks to in MB, at most, and the endings of the names of keyword files. */
export const maxUnpackedClusterFileMb = 32;
export const clusterFileTypes = ['txt', 'csv', 'tsv', 'json', 'ndjson', 'xlsx', 'zip', 'gz'] as const;

/** Keywords that one run clusters, at most. */
export const maxClusteredKeywords = 200_000;

/** Templates of a blacklist, and domains that a run does not count, at most. */
export const maxBlacklistTemplates = 300;
export const maxSkippedDomains = 300;

/** Edits that can be undone one after another, at least. */
export const undoableClusteringEdits = 20;

/** Rows of a page of the list of projects. */
export const clusteringsPerPage = 25;

/** Columns that the list of projects can be sorted by, by their names in calls. */
export const clusteringSortColumns = [
  'name',
  'create_date',
  'access_date',
  'base',
  'state',
  'owner',
] as const;

export type ClusteringSortColumn = (typeof clusteringSortColumns)[number];

/** Why a keyword of an import is named: the database does not hold it, it stands in the project already, it is too long. */
export const skippedReasons = ['UNKNOWN', 'PRESENT', 'TOO_LONG'] as const;

export type SkippedReason = (typeof skippedReasons)[number];

/** What a run is told. */
export interface ClusterRunSettings {
  method: ClusterMethod;
  top: ClusterDepth;
  /** Addresses that keywords share, or the per cent of the top. */
  strength: number;
  isPercent: boolean;
  /** Keywords searched for less often stay where they are in none; clusters of less volume together are not made. */
  leastVolume: number;
  leastClusterVolume: number;
  /** Names in ASCII of domains whose pages do not count, with their subdomains. */
  skippedDomains: string[];
  update: ClusteringUpdate;
}

/** What a run is told where nobody says otherwise. */
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
