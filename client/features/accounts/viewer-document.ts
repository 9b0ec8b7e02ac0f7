import { gql, type TypedDocumentNode } from '@apollo/client';

/** A plan as the browser knows it. */
export interface PlanData {
  /** -1 guest, 0 demo, 3 Basic, 4 Professional, 5 Team, 6 Promo, 100 unlimited. */
  id: number;
  label: string;
  labelShort: string;
  rank: number;
  limits: {
    reportsPerDay: number | null;
    analyzePerDay: number | null;
    recordsPerReport: number | null;
    exportRows: number | null;
    paging: boolean;
    perPage: boolean;
    sort: boolean;
    filter: boolean;
    conditions: number | null;
    copy: boolean;
    competitorLists: boolean;
    users: number;
    sessionMinutes: number;
    api: boolean;
    apiRequestsPerDay: number | null;
    domains: number;
  };
}

/** The account that is logged in. */
export interface AccountData {
  id: number;
  email: string;
  phone: string | null;
  language: string;
  isAdministrator: boolean;
  ownerEmail: string | null;
  paidUntil: string | null;
  daysLeft: number;
  isPaid: boolean;
  hasFreeDays: boolean;
  hasApiToken: boolean;
  domains: string[];
}

/** How much of a limit is used. `limit` null: there is none. */
export interface UsageLineData {
  kind: string;
  used: number;
  limit: number | null;
  resetsAt: string | null;
}

/** Who looks at the page, by what right, and how much of the limits is left. */
export interface ViewerData {
  kind: 'GUEST' | 'DEMO' | 'PROMO' | 'PAID' | 'ADMINISTRATOR';
  account: AccountData | null;
  plan: PlanData;
  usage: UsageLineData & { resetsAt: string; timeZone: string; others: UsageLineData[] };
  sessionFault: string | null;
  canTakeOver: boolean;
  lastEmail: string | null;
  csrfToken: string;
}

export const ViewerDocument = gql`
  query Viewer {
    viewer {
      kind
      account {
        id
        email
        phone
        language
        isAdministrator
        ownerEmail
        paidUntil
        daysLeft
        isPaid
        hasFreeDays
        hasApiToken
        domains
      }
      plan {
        id
        label
        labelShort
        rank
        limits {
          reportsPerDay
          analyzePerDay
          recordsPerReport
          exportRows
          paging
          perPage
          sort
          filter
          conditions
          copy
          competitorLists
          users
          sessionMinutes
          api
          apiRequestsPerDay
          domains
        }
      }
      usage {
        kind
        used
        limit
        resetsAt
        timeZone
        others {
          kind
          used
          limit
          resetsAt
        }
      }
      sessionFault
      canTakeOver
      lastEmail
      csrfToken
    }
  }
` as TypedDocumentNode<{ viewer: ViewerData }, Record<string, never>>;
