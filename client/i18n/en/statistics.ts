/** Texts of the database statistics page. */
export const statistics = {
  table: 'Database contents',
  about_one: '{{formatted}} database with data',
  about_other: '{{formatted}} databases with data',
  all: 'All {{formatted}}',
  fewer: 'Only with data',
  failed: 'Databases did not load.',
  empty: 'No database has data yet',
  emptyText: 'Statistics appear here after the first import.',
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
  note: 'The numbers show the current contents of each database. The keyword and domain charts show the contents of each snapshot, oldest first. A snapshot is the data imported for one date.',
} as const;
