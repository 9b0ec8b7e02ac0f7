/** Texts of clustering edits: history, edits by others, and empty folders. */
export const clusteringEdits = {
  history: {
    title: 'History of edits',
    none: 'No edits yet.',
    what: 'What',
    who: 'Who',
    when: 'When',
    nobody: 'deleted account',
    undone: 'undone',
  },
  edit: {
    IMPORT: { plain: 'Imported {{keywords}}', named: 'Imported {{keywords}} from “{{what}}”' },
    UNGROUP: {
      plain: 'Moved {{keywords}} into Non-grouped',
      named: 'Moved {{keywords}} into Non-grouped',
    },
    MAIN_KEYWORD: { plain: 'Changed a main keyword', named: 'Made “{{what}}” the main keyword' },
    TO_BLACKLIST: {
      plain: 'Moved {{keywords}} to the blacklist',
      named: 'Moved {{keywords}} to the blacklist',
    },
    MOVE: { plain: 'Moved {{keywords}} out of their folders', named: 'Moved {{keywords}} to “{{what}}”' },
    NEW_FOLDER: { plain: 'Created a folder', named: 'Created folder “{{what}}”' },
    RENAME: { plain: 'Renamed a folder', named: 'Renamed a folder to “{{what}}”' },
    MOVE_FOLDERS: { plain: 'Moved {{folders}} to the top level', named: 'Moved {{folders}} to “{{what}}”' },
    MERGE: { plain: 'Merged folders', named: 'Merged folders into “{{what}}”' },
    SPLIT: { plain: 'Split a folder', named: 'Split “{{what}}”' },
    REMOVE_FOLDERS: { plain: 'Deleted {{folders}}', named: 'Deleted folder “{{what}}”' },
    PIN: { plain: 'Pinned {{folders}}', named: 'Pinned “{{what}}”' },
    UNPIN: { plain: 'Unpinned {{folders}}', named: 'Unpinned “{{what}}”' },
    LOCK: { plain: 'Locked {{folders}}', named: 'Locked “{{what}}”' },
    UNLOCK: { plain: 'Unlocked {{folders}}', named: 'Unlocked “{{what}}”' },
    REMOVE_KEYWORDS: { plain: 'Deleted {{keywords}}', named: 'Deleted {{keywords}}' },
    BLACKLIST: { plain: 'Changed the blacklist: {{keywords}}', named: 'Changed the blacklist: {{keywords}}' },
    RUN: { plain: 'Clustered: {{folders}}', named: 'Clustered: {{folders}}' },
  },
  others: {
    did: '{{who}}: {{what}}.',
    self: 'In another of your windows: {{what}}.',
    undone: 'The project was changed by someone else. You see the current version.',
    more_one: 'And {{count}} more edit.',
    more_other: 'And {{count}} more edits.',
  },
  empty: {
    project: {
      title: 'No keywords in this project',
      text: 'Import a list, a file or the keywords of a group report.',
    },
    unsorted: {
      title: 'Every keyword is in a folder',
      text: 'Imported keywords and keywords without a cluster appear here.',
    },
    blacklist: {
      title: 'The blacklist is empty',
      text: 'Keywords that match its templates are moved here, now and on every import.',
    },
    folder: {
      title: 'No keywords in this folder',
      text: 'Drag keywords here from the table of another folder, or select them there and press M.',
    },
  },
} as const;
