/** Texts of the list of keys. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  everywhere: 'On every page',
  inTable: 'In this table',
  inCells: 'On a cell',
  commands: 'Commands: go anywhere',
  name: {
    search: 'Search field',
    filter: 'Filter',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    copyCell: 'Copy the cell',
    copy: 'Copy the table',
    export: 'Export menu',
    density: 'Row height',
    columns: 'Columns',
    views: 'Saved filters and views',
    copyLink: 'Copy link to this table',
    clearFilters: 'Clear filters',
  },
  cell: {
    move: 'Move to another cell',
    open: 'Open its link or history',
    check: 'Select its row',
    menu: 'Menu of the cell',
    copy: 'Copy the cell',
    leave: 'Leave the table',
  },
  on: 'Single-key shortcuts',
  onHint:
    'Turn them off if you dictate or hit keys by accident. Esc and {{keys}} still work. Saved in this browser.',
  off: 'turned off',
} as const;
