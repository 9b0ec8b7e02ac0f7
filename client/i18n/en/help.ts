/** Texts of the help around its pages. */
export const help = {
  about: 'What reports and tools answer, and how their figures come about',
  find: 'Find in the help',
  found_one: '{{count}} page found',
  found_other: '{{count}} pages found',
  none: 'The help has no such words',
  noneText: 'Try one word, or the name of a column.',
  openTool: 'Open the tool',
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
