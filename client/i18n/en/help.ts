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
    tourOn: 'Continue the tour',
    tourAgain: 'Start the tour again',
  },
  groups: {
    figures: 'Metrics',
    seo: 'Domains in search',
    ppc: 'Domains in ads',
    keywords: 'Keywords',
    domains: 'Several domains',
    groups: 'Group reports',
    tools: 'Tools',
  },
} as const;
