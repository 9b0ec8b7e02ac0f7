/** Texts of the help pages and the help menu. */
export const help = {
  about: 'What reports and tools show, and how their metrics are calculated',
  find: 'Search the help',
  found_one: '{{count}} page found',
  found_other: '{{count}} pages found',
  none: 'No help pages match',
  noneText: 'Try a single word or the name of a column.',
  openTool: 'Open the tool',
  faq: {
    open: 'Questions and answers',
    find: 'Search the questions',
    found_one: '{{count}} question found',
    found_other: '{{count}} questions found',
    none: 'No questions match',
    noneText: 'Try a single word, or search the help.',
  },
  menu: {
    page: 'Help on this page',
    all: 'All help',
    tour: 'Tour of this page',
    tourShort: 'Short tour',
    tourOn: 'Continue the tour',
    tourAgain: 'Start the tour again',
  },
  groups: {
    start: 'Getting started',
    figures: 'Metrics',
    seo: 'Domains in search',
    ppc: 'Domains in ads',
    keywords: 'Keywords',
    domains: 'Several domains',
    groups: 'Group reports',
    tools: 'Tools',
  },
} as const;

/** Texts of the blog pages. */
export const blog = {
  title: 'Blog',
  feed: 'Atom feed',
  failed: 'The blog did not load.',
  empty: 'No posts yet',
  emptyText: 'New posts will appear here.',
} as const;

/** Texts of the legal pages. */
export const legal = {
  pages: 'Legal pages',
  failed: 'The page did not load.',
} as const;

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
    updated: 'Newest date',
  },
  growth_one: '{{formatted}} snapshot, {{from}} to {{to}}: from {{first}} to {{last}}',
  growth_other: '{{formatted}} snapshots, {{from}} to {{to}}: from {{first}} to {{last}}',
  age: {
    title: 'Keywords by age',
    subtitle: 'month of their newest results',
    chart:
      'Keywords by the month of their newest search results, {{from}} to {{to}}: {{newest}} of {{total}} are from the last month.',
  },
  note: 'The numbers show the current contents of each database. The keyword and domain charts show the contents of each snapshot, oldest first. A snapshot is the data imported for one date. The newest date is that of the newest search results; other keywords can have older ones.',
} as const;

/** Texts of the operator's reviews and video. */
export const operatorContent = {
  label: 'Reviews and video',
  reviews: 'Reviews',
  carousel: 'carousel',
  previous: 'Previous review',
  next: 'Next review',
  pause: 'Pause',
  play: 'Play',
  place: '{{at}} of {{of}}',
  watch: 'Watch the video',
  video: 'Video',
  from: 'The video is hosted on {{host}}.',
} as const;
