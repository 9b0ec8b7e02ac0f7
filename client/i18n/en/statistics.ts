/** Texts of the page that says what the databases hold. */
export const statistics = {
  table: 'What the databases hold',
  about_one: '{{formatted}} database with data',
  about_other: '{{formatted}} databases with data',
  all: 'All {{formatted}}',
  fewer: 'Only with data',
  failed: 'Databases did not load.',
  empty: 'No database has data yet',
  emptyText: 'Figures stand here after the first import.',
  columns: {
    engine: 'Engine and region',
    keywords: 'Keywords',
    domains: 'Domains',
    pages: 'Pages',
    ads: 'Ads',
    snapshots: 'Snapshots',
    updated: 'Updated',
  },
  growth_one: '{{formatted}} snapshot, {{from}} to {{to}}: from {{first}} to {{last}}',
  growth_other: '{{formatted}} snapshots, {{from}} to {{to}}: from {{first}} to {{last}}',
  note: 'Figures are those of the newest state of a database. The lines of keywords and domains show what each of its snapshots holds, the oldest first: a snapshot is what was imported for one date.',
} as const;
