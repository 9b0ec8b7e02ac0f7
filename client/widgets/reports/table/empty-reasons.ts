import type { EmptyReason } from '../../../../server/contract/reports/report-presentation.js';
import { findPage } from '../../../addresses/catalogue.js';

/** Texts and next steps for reports that may be empty for a specific reason. */
const reasons = {
  noLostKeywords: {
    title: 'state.emptyLostTitle',
    text: 'state.emptyLost',
    textOfFirstUpdate: 'state.firstUpdateLost',
    open: 'state.openKeywords',
    reportId: 'organic-keywords',
  },
  noLostPages: {
    title: 'state.emptyLostPagesTitle',
    text: 'state.emptyLostPages',
    textOfFirstUpdate: 'state.firstUpdateLostPages',
    open: 'state.openPages',
    reportId: 'site-pages',
  },
  fewKeywords: {
    title: 'state.fewKeywordsTitle',
    text: 'state.fewKeywords',
    open: 'state.openKeywords',
    reportId: 'organic-keywords',
  },
  fewKeywordsOfPage: {
    title: 'state.fewKeywordsTitle',
    text: 'state.fewKeywordsOfPage',
    open: 'state.openKeywords',
    reportId: 'organic-keywords',
  },
  nothingShared: { title: 'state.nothingSharedTitle', text: 'state.nothingShared' },
  groupKeywords: { text: 'state.emptyGroupKeywords' },
  groupAdKeywords: { text: 'state.emptyGroupAdKeywords' },
  groupCompetitors: { text: 'state.emptyGroupCompetitors' },
  groupPages: { text: 'state.emptyGroupPages' },
  groupAds: { text: 'state.emptyGroupAds' },
  groupAdSets: { text: 'state.emptyGroupAdSets' },
  groupDomains: { text: 'state.emptyGroupDomains' },
  noListedDomains: { text: 'state.emptyBatch' },
  nothingFound: { title: 'state.nothingFoundTitle', text: 'state.nothingFound' },
} as const satisfies Record<EmptyReason, object>;

type Reason = (typeof reasons)[keyof typeof reasons];

/** Reason why an unfiltered report may be empty; undefined for the generic text. */
export function getEmptyReason(reportId: string): Reason | undefined {
  const reason = findPage(reportId)?.presentation?.emptyReason;
  return reason && reasons[reason];
}
