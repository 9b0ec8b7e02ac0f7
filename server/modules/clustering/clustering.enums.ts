import type {
  ClusteringEditKind,
  ClusteringSource,
  ClusteringUpdate,
  ClusterMethod,
  SkippedReason,
} from '../../contract/projects/clustering.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

export const clusterMethodEnum = vocabularyEnum<ClusterMethod>('ClusterMethod', 'Clustering method.', {
  SOFT: 'Each keyword shares enough URLs with the main keyword.',
  MODERATE:
    'Each keyword shares enough URLs with the main keyword and with more than half of the other members.',
  HARD: 'All keywords share one common set of URLs.',
});

export const clusteringUpdateEnum = vocabularyEnum<ClusteringUpdate>(
  'ClusteringUpdate',
  'Keywords whose search volumes a run refreshes.',
  {
    ALL: 'All keywords; replaces imported volumes.',
    UNKNOWN: 'Keywords that were not in the database.',
    IGNORE: 'No keywords.',
  },
);

export const clusteringSourceEnum = vocabularyEnum<ClusteringSource>(
  'ClusteringSource',
  'Keywords of a group report to import.',
  { SEARCH: 'Organic keywords.', ADS: 'Paid keywords.', BOTH: 'Organic and paid keywords.' },
);

export const clusteringEditKindEnum = vocabularyEnum<ClusteringEditKind>(
  'ClusteringEditKind',
  'Kind of edit of a clustering project.',
  {
    IMPORT: 'Keywords were imported.',
    MOVE: 'Keywords were moved into a folder.',
    UNGROUP: 'Keywords were removed from their folders.',
    MAIN_KEYWORD: 'A keyword became the main keyword of its folder.',
    TO_BLACKLIST: 'Keywords were moved to the blacklist.',
    NEW_FOLDER: 'A folder was created.',
    RENAME: 'A folder was renamed.',
    MOVE_FOLDERS: 'Folders were moved.',
    MERGE: 'Folders were merged.',
    SPLIT: 'A folder was split.',
    REMOVE_FOLDERS: 'Folders were removed.',
    PIN: 'Folders were pinned.',
    UNPIN: 'Folders were unpinned.',
    LOCK: 'Folders were locked.',
    UNLOCK: 'Folders were unlocked.',
    REMOVE_KEYWORDS: 'Keywords were deleted.',
    BLACKLIST: 'The blacklist was changed.',
    RUN: 'The keywords were clustered.',
  },
);

export const skippedReasonEnum = vocabularyEnum<SkippedReason>(
  'SkippedReason',
  'Reason for reporting an imported keyword.',
  {
    UNKNOWN: 'Not in the database: the keyword was imported, but stays non-grouped in runs.',
    PRESENT: 'Already in the project.',
    TOO_LONG: 'Longer than 250 characters.',
  },
);
