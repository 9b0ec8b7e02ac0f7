import type { ViewerData } from '../graphql/accounts/use-viewer.js';

/** A viewer with a paid Professional plan. */
export const payingViewer: ViewerData = {
  kind: 'PAID',
  sessionFault: null,
  canTakeOver: false,
  lastEmail: null,
  account: {
    id: 7,
    email: 'someone@people.example',
    phone: null,
    isAdministrator: false,
    ownerEmail: null,
    paidUntil: '2026-12-24T12:00:00.000Z',
    isPaid: true,
    hasFreeDays: false,
    wishedPlan: null,
    wishedTerm: null,
  },
  plan: {
    id: 4,
    label: 'Professional',
    rank: 4,
    limits: {
      reportsPerDay: null,
      recordsPerReport: 50_000,
      exportRows: 50_000,
      deepestPosition: 50,
      paging: true,
      perPage: true,
      sort: true,
      filter: true,
      conditions: null,
      copy: true,
      pdf: true,
      plainListLines: null,
      semanticKernel: true,
      users: 1,
      sitesToCompare: 5,
      checkTopKeywords: 5000,
      domainsBatch: { list: 2000 },
    },
  },
  ownSites: [],
  usage: {
    kind: 'analysis',
    used: 0,
    limit: 300,
    resetsAt: '2026-11-23T00:00:00.000Z',
    timeZone: 'UTC',
    others: [],
  },
};

/** Mock response of the Viewer query. */
export function viewerResult(viewer: ViewerData): object {
  const account = viewer.account && { __typename: 'AccountData', ...viewer.account };
  return { viewer: { __typename: 'Visitor', ...viewer, account } };
}
