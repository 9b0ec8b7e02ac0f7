/** Texts and next steps for reports that may be empty for a specific reason. */
const reasons = {
  'lost-keywords': {
    title: 'state.emptyLostTitle',
    text: 'state.emptyLost',
    open: 'state.openKeywords',
    reportId: 'organic-keywords',
  },
  'lost-pages': {
    title: 'state.emptyLostPagesTitle',
    text: 'state.emptyLostPages',
    open: 'state.openPages',
    reportId: 'site-pages',
  },
  'organic-competitors': {
    title: 'state.fewKeywordsTitle',
    text: 'state.fewKeywords',
    open: 'state.openKeywords',
    reportId: 'organic-keywords',
  },
  'page-competitors': {
    title: 'state.fewKeywordsTitle',
    text: 'state.fewKeywordsOfPage',
    open: 'state.openKeywords',
    reportId: 'organic-keywords',
  },
  comparison: { title: 'state.nothingSharedTitle', text: 'state.nothingShared' },
  'group-keywords': { text: 'state.emptyGroupKeywords' },
  'group-ad-keywords': { text: 'state.emptyGroupAdKeywords' },
  'group-competitors': { text: 'state.emptyGroupCompetitors' },
  'group-ad-competitors': { text: 'state.emptyGroupCompetitors' },
  'group-pages': { text: 'state.emptyGroupPages' },
  'group-ads': { text: 'state.emptyGroupAds' },
  'group-ad-links': { text: 'state.emptyGroupAdSets' },
  'group-ad-facts': { text: 'state.emptyGroupAdSets' },
  'group-domains': { text: 'state.emptyGroupDomains' },
  'tool-domain-batch': { text: 'state.emptyBatch' },
  'keyword-search': { title: 'state.nothingFoundTitle', text: 'state.nothingFound' },
} as const;

type Reason = (typeof reasons)[keyof typeof reasons];

/** Reason why an unfiltered report may be empty; undefined for the generic text. */
export function getEmptyReason(reportId: string): Reason | undefined {
  return reportId in reasons ? reasons[reportId as keyof typeof reasons] : undefined;
}
