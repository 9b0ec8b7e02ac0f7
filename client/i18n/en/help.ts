/** Texts of the help around its pages. */
export const help = {
  about: 'What reports and tools answer, and how their figures come about',
  find: 'Find in the help',
  found_one: '{{count}} page found',
  found_other: '{{count}} pages found',
  none: 'The help has no such words',
  noneText: 'Try one word, or the name of a column.',
  openTool: 'Open the tool',
  faq: {
    open: 'Questions and answers',
    find: 'Find an answer',
    found_one: '{{count}} question found',
    found_other: '{{count}} questions found',
    none: 'No question has these words',
    noneText: 'Try one word, or look in the help.',
  },
  menu: {
    page: 'Help on this page',
    all: 'All help',
    tour: 'Tour of this page',
    tourOn: 'Continue the tour',
    tourAgain: 'Start the tour again',
  },
  groups: {
    figures: 'Figures',
    seo: 'Domains in search',
    ppc: 'Domains in ads',
    keywords: 'Keywords',
    domains: 'Several domains',
    groups: 'Group reports',
    tools: 'Tools',
  },
} as const;
