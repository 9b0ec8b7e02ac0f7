import type {
  ClusteringEditKind,
  ClusteringSource,
  ClusteringUpdate,
  ClusterMethod,
  SkippedReason,
} from '../../contract/clustering.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

export const clusterMethodEnum = vocabularyEnum<ClusterMethod>(
  'ClusterMethod',
  'How keywords are put together.',
  {
    SOFT: 'Each keyword shares enough addresses with the main one.',
    MODERATE: 'Each shares enough addresses with the main one and with more than half of the others.',
    HARD: 'All share one common set of addresses.',
  },
);

export const clusteringUpdateEnum = vocabularyEnum<ClusteringUpdate>(
  'ClusteringUpdate',
  'For which keywords a run reads search volumes anew.',
  {
    ALL: 'For all; volumes of a file give way.',
    UNKNOWN: 'For those that the database did not hold.',
    IGNORE: 'For none.',
  },
);

export const clusteringSourceEnum = vocabularyEnum<ClusteringSource>(
  'ClusteringSource',
  'Which keywords of a group report are taken.',
  { SEARCH: 'Those of search results.', ADS: 'Those of ads.', BOTH: 'Both.' },
);

export const clusteringEditKindEnum = vocabularyEnum<ClusteringEditKind>(
  'ClusteringEditKind',
  'What was done to a clustering project.',
  {
    IMPORT: 'Keywords came.',
    MOVE: 'Keywords were moved into a folder.',
    UNGROUP: 'Keywords were taken out of their folders.',
    TO_BLACKLIST: 'Keywords were put onto the blacklist.',
    NEW_FOLDER: 'A folder was made.',
    RENAME: 'A folder was renamed.',
    MOVE_FOLDERS: 'Folders were moved.',
    MERGE: 'Folders were put together.',
    SPLIT: 'A folder was split.',
    REMOVE_FOLDERS: 'Folders were taken away.',
    PIN: 'Folders were pinned.',
    UNPIN: 'Folders are pinned no longer.',
    LOCK: 'Folders were locked.',
    UNLOCK: 'Folders are locked no longer.',
    REMOVE_KEYWORDS: 'Keywords were deleted.',
    BLACKLIST: 'The blacklist was changed.',
    RUN: 'The keywords were clustered.',
  },
);

export const skippedReasonEnum = vocabularyEnum<SkippedReason>(
  'SkippedReason',
  'Why a keyword of an import is named.',
  {
    UNKNOWN: 'The database does not hold it: it is in the project, in no folder, and no run moves it.',
    PRESENT: 'The project has it already.',
    TOO_LONG: 'It is longer than 250 characters.',
  },
);
