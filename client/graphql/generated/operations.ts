/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What adding a sub-user did. */
export type CorporateAddition =
  /** The e-mail has an account of its own: its person must be invited. */
  | 'REBIND'
  /** An account was made and a letter to set its password is on its way. */
  | 'TRUE';

/** Who wants to try a paid plan for some free days. */
export type DemoRequestInput = {
  /** Whether the form showed e-mail and phone locked. It changes nothing. */
  blocked?: boolean | null | undefined;
  /** E-mail. Of a person who is logged in the account’s counts. */
  email: string;
  /** Name; where it is not sent at all, what stands before the @ of the e-mail. */
  name?: string | null | undefined;
  /** Phone in the international form. Of a person who is logged in the account’s counts, where it has one. */
  phone: string;
};

/** A domain in a database. */
export type DomainInput = {
  /** Code of the database; without it the one chosen in this browser, else `gny`. */
  base?: string | null | undefined;
  /** The domain. A scheme, `www.` and a path are cut off. */
  name: string;
};

/** A push subscription as a browser hands it out. */
export type PushSubscriptionInput = {
  /** Shared secret of the browser, base64url. */
  auth: string;
  /** Address of the push service for this browser: https, on the public internet. */
  endpoint: string;
  /** Public key of the browser, base64url. */
  p256dh: string;
};

/** What a new account is made of. */
export type RegistrationInput = {
  /** Domains to keep in the panel, one in a line. */
  domain?: string | null | undefined;
  /** E-mail: the login. */
  email: string;
  /** Language of letters: `en` or `ru`; by default that of the request. */
  language?: string | null | undefined;
  /** Password: 8 to 128 characters, none of the most used ones. */
  password: string;
  /** The password once more. */
  passwordRepeat: string;
  /** Phone in the international form, as +12025550123; the login can be reminded by it. */
  phone?: string | null | undefined;
  /** Number of the plan that the person wishes: one on sale. 1 stands for a single domain, of whose text the first line is kept. */
  plan?: number | null | undefined;
  /** Number of the plan that the person wishes, where `plan` is 1. */
  tariff?: number | null | undefined;
  /** Number of the term that the person wishes: 0 to 3 for 1, 3, 6 and 12 months. */
  term?: number | null | undefined;
};

/** What a suggestion is. */
export type SuggestionKind =
  /** A domain. */
  | 'domain'
  /** A keyword. */
  | 'keyword';

/** Kinds of visitors, by what they may see. */
export type VisitorKind =
  | 'ADMINISTRATOR'
  | 'DEMO'
  | 'GUEST'
  | 'PAID'
  | 'PROMO';

export type LogInMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LogInMutation = { logIn: { csrfToken: string } };

export type RegisterMutationVariables = Exact<{
  input: RegistrationInput;
}>;


export type RegisterMutation = { register: { csrfToken: string } };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: { csrfToken: string } };

export type TakeOverSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type TakeOverSessionMutation = { takeOverSession: { csrfToken: string } };

export type RemindLoginMutationVariables = Exact<{
  phone: string;
}>;


export type RemindLoginMutation = { remindLogin: { message: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type PasswordResetQueryVariables = Exact<{
  uid: string;
}>;


export type PasswordResetQuery = { passwordReset: boolean };

export type ResetPasswordMutationVariables = Exact<{
  uid: string;
  password: string;
  passwordRepeat: string;
}>;


export type ResetPasswordMutation = { resetPassword: { csrfToken: string } };

export type PlanChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanChoiceQuery = { plans: Array<{ id: number, label: string, labelShort: string, rank: number, limits: { domains: number }, terms: Array<{ term: number, months: number, days: number, priceCents: number, discountPercent: number }> }> };

export type PlanLabelFragment = { id: number, label: string, labelShort: string, rank: number };

export type UsageNumbersFragment = { kind: string, used: number, limit: number | null, resetsAt: string | null };

export type AccountFragment = { id: number, email: string, phone: string | null, language: string, isAdministrator: boolean, ownerEmail: string | null, paidUntil: string | null, daysLeft: number, isPaid: boolean, isRecurring: boolean, lastPaidCents: number, hasApiToken: boolean, apiTokenHint: string | null, apiTokenAt: string | null, logo: string | null, domains: Array<string>, pushEnabled: boolean, hasFreeDays: boolean, createdAt: string, wishedTerm: number | null, wishedPlan: { id: number, label: string, labelShort: string, rank: number } | null, plan: { id: number, label: string, labelShort: string, rank: number } };

export type ViewerFragment = { kind: VisitorKind, sessionFault: string | null, canTakeOver: boolean, lastEmail: string | null, csrfToken: string, account: { id: number, email: string, phone: string | null, language: string, isAdministrator: boolean, ownerEmail: string | null, paidUntil: string | null, daysLeft: number, isPaid: boolean, isRecurring: boolean, lastPaidCents: number, hasApiToken: boolean, apiTokenHint: string | null, apiTokenAt: string | null, logo: string | null, domains: Array<string>, pushEnabled: boolean, hasFreeDays: boolean, createdAt: string, wishedTerm: number | null, wishedPlan: { id: number, label: string, labelShort: string, rank: number } | null, plan: { id: number, label: string, labelShort: string, rank: number } } | null, plan: { id: number, label: string, labelShort: string, rank: number, limits: { reportsPerDay: number | null, analyzePerDay: number | null, recordsPerReport: number | null, exportRows: number | null, deepestPosition: number, paging: boolean, perPage: boolean, sort: boolean, filter: boolean, conditions: number | null, copy: boolean, competitorLists: boolean, adExport: boolean, pdf: boolean, sitesToCompare: number, groupReports: number | null, keysPerGroupReport: number | null, semanticKernel: boolean, directKeywordSearch: boolean, ownerSearch: boolean, keywordExtension: boolean, dictionaryByPage: boolean, competitorShare: boolean, users: number, sessionMinutes: number, api: boolean, apiRequestsPerDay: number | null, domains: number, listEntries: number } }, usage: { kind: string, used: number, limit: number | null, resetsAt: string, timeZone: string, others: Array<{ kind: string, used: number, limit: number | null, resetsAt: string | null }> } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { kind: VisitorKind, sessionFault: string | null, canTakeOver: boolean, lastEmail: string | null, csrfToken: string, account: { id: number, email: string, phone: string | null, language: string, isAdministrator: boolean, ownerEmail: string | null, paidUntil: string | null, daysLeft: number, isPaid: boolean, isRecurring: boolean, lastPaidCents: number, hasApiToken: boolean, apiTokenHint: string | null, apiTokenAt: string | null, logo: string | null, domains: Array<string>, pushEnabled: boolean, hasFreeDays: boolean, createdAt: string, wishedTerm: number | null, wishedPlan: { id: number, label: string, labelShort: string, rank: number } | null, plan: { id: number, label: string, labelShort: string, rank: number } } | null, plan: { id: number, label: string, labelShort: string, rank: number, limits: { reportsPerDay: number | null, analyzePerDay: number | null, recordsPerReport: number | null, exportRows: number | null, deepestPosition: number, paging: boolean, perPage: boolean, sort: boolean, filter: boolean, conditions: number | null, copy: boolean, competitorLists: boolean, adExport: boolean, pdf: boolean, sitesToCompare: number, groupReports: number | null, keysPerGroupReport: number | null, semanticKernel: boolean, directKeywordSearch: boolean, ownerSearch: boolean, keywordExtension: boolean, dictionaryByPage: boolean, competitorShare: boolean, users: number, sessionMinutes: number, api: boolean, apiRequestsPerDay: number | null, domains: number, listEntries: number } }, usage: { kind: string, used: number, limit: number | null, resetsAt: string, timeZone: string, others: Array<{ kind: string, used: number, limit: number | null, resetsAt: string | null }> } } };

export type AdminPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type AdminPeopleQuery = { accounts: { total: number, page: number, lastPage: number, items: Array<{ id: number, email: string, kind: VisitorKind, paidUntil: string | null, ownerEmail: string | null, isAdministrator: boolean, blockedAt: string | null, createdAt: string, lastSeenAt: string | null, plan: { id: number, label: string } }> } };

export type AdminPersonQueryVariables = Exact<{
  id: number;
}>;


export type AdminPersonQuery = { accountData: { id: number, email: string, phone: string | null, kind: VisitorKind, paidUntil: string | null, ownerEmail: string | null, isAdministrator: boolean, blockedAt: string | null, createdAt: string, lastSeenAt: string | null, plan: { id: number, label: string }, usage: { kind: string, used: number, limit: number | null, resetsAt: string, timeZone: string, others: Array<{ kind: string, used: number, limit: number | null, resetsAt: string | null }> }, sessions: Array<{ id: string, createdAt: string, lastActiveAt: string, address: string, userAgent: string, endedAt: string | null, endReason: string | null }>, users: Array<{ email: string, isActive: boolean, lastSeenAt: string | null }>, audit: Array<{ id: string, at: string, actorEmail: string | null, accountEmail: string | null, action: string, details: string, address: string }> } };

export type AdminAuditQueryVariables = Exact<{
  page?: number | null | undefined;
  accountId?: number | null | undefined;
}>;


export type AdminAuditQuery = { auditLog: { total: number, page: number, lastPage: number, items: Array<{ id: string, at: string, actorEmail: string | null, accountEmail: string | null, action: string, details: string, address: string }> } };

export type AdminCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCodesQuery = { accessCodes: Array<{ code: string, days: number, usesLeft: number, createdAt: string, plan: { id: number, label: string } }> };

export type AdminDemoRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDemoRequestsQuery = { demoRequests: Array<{ id: number, name: string, email: string, phone: string | null, requestedAt: string, grantedUntil: string | null }> };

export type BlockAccountMutationVariables = Exact<{
  id: number;
  blocked: boolean;
}>;


export type BlockAccountMutation = { blockAccount: { id: number } };

export type GrantPlanMutationVariables = Exact<{
  id: number;
  plan: number;
  days: number;
}>;


export type GrantPlanMutation = { grantPlan: { id: number } };

export type EndSessionMutationVariables = Exact<{
  accountId: number;
}>;


export type EndSessionMutation = { endSession: { id: number } };

export type MakeAdministratorMutationVariables = Exact<{
  id: number;
  administrator: boolean;
}>;


export type MakeAdministratorMutation = { makeAdministrator: { id: number } };

export type CreateAccessCodeMutationVariables = Exact<{
  plan: number;
  days: number;
  uses: number;
}>;


export type CreateAccessCodeMutation = { createAccessCode: { code: string } };

export type DeleteAccessCodeMutationVariables = Exact<{
  code: string;
}>;


export type DeleteAccessCodeMutation = { deleteAccessCode: boolean };

export type SendNotificationMutationVariables = Exact<{
  titleEn: string;
  titleRu: string;
  link?: string | null | undefined;
  accountId?: number | null | undefined;
}>;


export type SendNotificationMutation = { sendNotification: { id: number } };

export type CorporateAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type CorporateAccountQuery = { corporateAccount: { limit: number, used: number, users: Array<{ email: string, isActive: boolean, lastSeenAt: string | null }>, invitations: Array<{ email: string, expiresAt: string }> } };

export type AddCorporateUserMutationVariables = Exact<{
  email: string;
}>;


export type AddCorporateUserMutation = { addCorporateUser: CorporateAddition };

export type RemoveCorporateUserMutationVariables = Exact<{
  email: string;
}>;


export type RemoveCorporateUserMutation = { removeCorporateUser: { used: number } };

export type InviteCorporateUserMutationVariables = Exact<{
  email: string;
}>;


export type InviteCorporateUserMutation = { inviteCorporateUser: { used: number } };

export type LeaveCorporateAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveCorporateAccountMutation = { leaveCorporateAccount: { kind: VisitorKind } };

export type InvitationQueryVariables = Exact<{
  uid: string;
}>;


export type InvitationQuery = { invitation: { email: string, ownerEmail: string, purpose: string } };

export type AcceptInvitationMutationVariables = Exact<{
  uid: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { kind: VisitorKind } };

export type ActivateAccountMutationVariables = Exact<{
  uid: string;
  password: string;
  passwordRepeat: string;
}>;


export type ActivateAccountMutation = { activateAccount: { kind: VisitorKind } };

export type DatabasesQueryVariables = Exact<{ [key: string]: never; }>;


export type DatabasesQuery = { currentDatabase: { code: string }, databases: Array<{ code: string, name: string, caption: string, engine: string, empty: boolean, positionsDate: string | null, volumesDate: string | null }> };

export type DatabaseContentsQueryVariables = Exact<{ [key: string]: never; }>;


export type DatabaseContentsQuery = { databases: Array<{ code: string, name: string, caption: string, empty: boolean, keywords: number | null, domains: number | null, pages: number | null, ads: number | null, positionsDate: string | null }> };

export type RequestDemoMutationVariables = Exact<{
  input: DemoRequestInput;
}>;


export type RequestDemoMutation = { requestDemo: { grantedUntil: string | null, message: string } };

export type DomainDashboardQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type DomainDashboardQuery = { domainDashboard: { name: string, base: string, positionsDate: string | null, parentName: string | null, childsCount: number, it1: number, it3: number, it5: number, it10: number, it50: number, vis: number, pagesinindex: number, adkeyscnt: number, adscnt: number, adtraf: number, keys: Array<{ word: string, pos: number, delta: number, nw: number, ws: number, isgeo: number, isquest: number }>, pages: Array<{ url: string, it50: number }>, ads: Array<{ id: number, header: string, txt: string, keyscnt: number }>, adkeys: Array<{ word: string, ws: number, pos: number }>, history: Array<{ date: string, it1: number, it3: number, it5: number, it10: number, it50: number, vis: number, pagesinindex: number, adkeyscnt: number, adscnt: number, adtraf: number }> } };

export type DashboardCompetitorsQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type DashboardCompetitorsQuery = { dashboardCompetitors: Array<{ name: string, cnt: number, perc: number, it50: number, vis: number }> };

export type DashboardPaidCompetitorsQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type DashboardPaidCompetitorsQuery = { dashboardPaidCompetitors: Array<{ name: string, cnt: number, adscnt: number, adkeyscnt: number }> };

export type HistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type HistoryQuery = { history: Array<{ id: string, title: string, subject: string, base: string, path: string, requestedAt: string }> };

export type TopDomainsQueryVariables = Exact<{
  base?: string | null | undefined;
}>;


export type TopDomainsQuery = { visibleDomains: { total: number, data: Array<{ name: string, it10: number, it50: number, vis: number }> } };

export type PinnedDomainsQueryVariables = Exact<{
  domains: Array<DomainInput> | DomainInput;
}>;


export type PinnedDomainsQuery = { domainSummaries: Array<{ name: string, it1: number, it3: number, it5: number, it50: number, vis: number, history: Array<{ date: string, it50: number }> } | null> };

export type KeywordDashboardQueryVariables = Exact<{
  keyword: string;
  base?: string | null | undefined;
}>;


export type KeywordDashboardQuery = { keywordDashboard: { word: string, base: string, positionsDate: string | null, ws: number, wsk: number, isgeo: boolean, isquest: boolean, top: Array<{ pos: number, delta: number | null, churl: boolean, domain: string, url: string, title: string, it10: number, it50: number, vis: number }>, ads: Array<{ bid: number, domain: string, header: string, txt: string, cpcMin: string, cpcMax: string }>, similar: Array<{ word: string, cnt: number, ws: number, wsk: number }> } };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { notifications: { count: number, items: Array<{ id: number, title: string, link: string, startedAt: string }> } };

export type MarkNotificationReadMutationVariables = Exact<{
  id: number;
}>;


export type MarkNotificationReadMutation = { markNotificationRead: { count: number, items: Array<{ id: number, title: string, link: string, startedAt: string }> } };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: { count: number, items: Array<{ id: number, title: string, link: string, startedAt: string }> } };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string };

export type EnablePushMutationVariables = Exact<{
  subscription: PushSubscriptionInput;
}>;


export type EnablePushMutation = { enablePush: { token: string, expiresAt: string } };

export type DisablePushMutationVariables = Exact<{ [key: string]: never; }>;


export type DisablePushMutation = { disablePush: boolean };

export type PanelAccountFragment = { id: number, email: string, phone: string | null, language: string, isAdministrator: boolean, ownerEmail: string | null, paidUntil: string | null, daysLeft: number, isPaid: boolean, isRecurring: boolean, lastPaidCents: number, hasApiToken: boolean, apiTokenHint: string | null, apiTokenAt: string | null, logo: string | null, domains: Array<string>, pushEnabled: boolean, hasFreeDays: boolean, createdAt: string, plan: { id: number, label: string, isActive: boolean, rank: number, limits: { api: boolean, domains: number, users: number, reportsPerDay: number | null, recordsPerReport: number | null, exportRows: number | null, deepestPosition: number, sessionMinutes: number } } };

export type PanelQueryVariables = Exact<{ [key: string]: never; }>;


export type PanelQuery = { viewer: { kind: VisitorKind, account: { id: number, email: string, phone: string | null, language: string, isAdministrator: boolean, ownerEmail: string | null, paidUntil: string | null, daysLeft: number, isPaid: boolean, isRecurring: boolean, lastPaidCents: number, hasApiToken: boolean, apiTokenHint: string | null, apiTokenAt: string | null, logo: string | null, domains: Array<string>, pushEnabled: boolean, hasFreeDays: boolean, createdAt: string, plan: { id: number, label: string, isActive: boolean, rank: number, limits: { api: boolean, domains: number, users: number, reportsPerDay: number | null, recordsPerReport: number | null, exportRows: number | null, deepestPosition: number, sessionMinutes: number } } } | null, usage: { kind: string, used: number, limit: number | null, resetsAt: string, timeZone: string, others: Array<{ kind: string, used: number, limit: number | null, resetsAt: string | null }> } }, plans: Array<{ id: number, label: string, priceCents: number, rank: number, limits: { analyzePerDay: number | null, recordsPerReport: number | null, exportRows: number | null, apiRequestsPerDay: number | null, users: number }, terms: Array<{ days: number, months: number, priceCents: number }> }> };

export type UpdateAccountMutationVariables = Exact<{
  phone?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type UpdateAccountMutation = { updateAccount: { id: number } };

export type ChangeEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type ChangeEmailMutation = { changeEmail: { id: number } };

export type ChangePasswordMutationVariables = Exact<{
  oldPassword: string;
  password: string;
  passwordRepeat: string;
}>;


export type ChangePasswordMutation = { changePassword: { token: string | null } };

export type RegenerateApiTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RegenerateApiTokenMutation = { regenerateApiToken: { token: string, hint: string, createdAt: string } };

export type RemoveLogoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveLogoMutation = { removeLogo: { id: number } };

export type AddDomainMutationVariables = Exact<{
  domain: string;
}>;


export type AddDomainMutation = { addDomain: { id: number } };

export type RemoveDomainMutationVariables = Exact<{
  domain: string;
}>;


export type RemoveDomainMutation = { removeDomain: { id: number } };

export type RedeemAccessCodeMutationVariables = Exact<{
  code: string;
}>;


export type RedeemAccessCodeMutation = { redeemAccessCode: { paidUntil: string | null, plan: { label: string } } };

export type CloseSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseSubscriptionMutation = { closeSubscription: { message: string } };

export type PositionHistoryQueryVariables = Exact<{
  domain: string;
  keyword: string;
  base?: string | null | undefined;
}>;


export type PositionHistoryQuery = { positionHistory: Array<{ m: number, y: number, pos: number | null }> };

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { plans: Array<{ id: number, label: string, priceCents: number, rank: number, limits: { recordsPerReport: number | null, analyzePerDay: number | null, deepestPosition: number, exportRows: number | null, adExport: boolean, pdf: boolean, directKeywordSearch: boolean, ownerSearch: boolean, keywordExtension: boolean, dictionaryByPage: boolean, competitorShare: boolean, listEntries: number, sitesToCompare: number, groupReports: number | null, keysPerGroupReport: number | null, semanticKernel: boolean, users: number, sessionMinutes: number, api: boolean, apiRequestsPerDay: number | null, domains: number }, terms: Array<{ term: number, months: number, days: number, priceCents: number, monthCents: number, discountPercent: number }> }> };

export type DefaultPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type DefaultPlanQuery = { defaultPlan: { id: number, limits: { reportsPerDay: number | null } } };

export type ReportMetaQueryVariables = Exact<{
  id: string | number;
}>;


export type ReportMetaQuery = { report: { id: string, field: string, section: string, subject: string, title: string, description: string, rowNoun: Array<string>, route: string, rest: string, method: string, defaultSort: { google: string, yandex: string }, arguments: Array<{ id: string, field: string, type: string, default: string | null, title: string | null, description: string, choices: Array<{ value: string, title: string }> }>, columns: Array<{ id: string, field: string, title: string, description: string, unit: string | null, type: string, format: string, sortable: boolean, filterable: boolean, filterType: string, operators: Array<string>, shown: string, yandexOnly: boolean, link: { to: string, dialog: string | null } | null }> } | null, wizardClasses: Array<{ id: number, name: string, icon: string }> };

export type SuggestionsQueryVariables = Exact<{
  query: string;
  base?: string | null | undefined;
}>;


export type SuggestionsQuery = { suggestions: Array<{ text: string, kind: SuggestionKind, volume: number }> };

export type ReportCountsQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type ReportCountsQuery = { reportCounts: Array<{ id: string, rows: number }> };

export const PlanLabelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelShort"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]} as unknown as DocumentNode<PlanLabelFragment, unknown>;
export const AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"lastPaidCents"}},{"kind":"Field","name":{"kind":"Name","value":"hasApiToken"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokenHint"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokenAt"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"pushEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasFreeDays"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"wishedTerm"}},{"kind":"Field","name":{"kind":"Name","value":"wishedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanLabel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelShort"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]} as unknown as DocumentNode<AccountFragment, unknown>;
export const UsageNumbersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsageNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsageLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]} as unknown as DocumentNode<UsageNumbersFragment, unknown>;
export const ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sessionFault"}},{"kind":"Field","name":{"kind":"Name","value":"canTakeOver"}},{"kind":"Field","name":{"kind":"Name","value":"lastEmail"}},{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanLabel"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"analyzePerDay"}},{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"deepestPosition"}},{"kind":"Field","name":{"kind":"Name","value":"paging"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"copy"}},{"kind":"Field","name":{"kind":"Name","value":"competitorLists"}},{"kind":"Field","name":{"kind":"Name","value":"adExport"}},{"kind":"Field","name":{"kind":"Name","value":"pdf"}},{"kind":"Field","name":{"kind":"Name","value":"sitesToCompare"}},{"kind":"Field","name":{"kind":"Name","value":"groupReports"}},{"kind":"Field","name":{"kind":"Name","value":"keysPerGroupReport"}},{"kind":"Field","name":{"kind":"Name","value":"semanticKernel"}},{"kind":"Field","name":{"kind":"Name","value":"directKeywordSearch"}},{"kind":"Field","name":{"kind":"Name","value":"ownerSearch"}},{"kind":"Field","name":{"kind":"Name","value":"keywordExtension"}},{"kind":"Field","name":{"kind":"Name","value":"dictionaryByPage"}},{"kind":"Field","name":{"kind":"Name","value":"competitorShare"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"sessionMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"api"}},{"kind":"Field","name":{"kind":"Name","value":"apiRequestsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"listEntries"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsageNumbers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelShort"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"lastPaidCents"}},{"kind":"Field","name":{"kind":"Name","value":"hasApiToken"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokenHint"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokenAt"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"pushEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasFreeDays"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"wishedTerm"}},{"kind":"Field","name":{"kind":"Name","value":"wishedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanLabel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsageNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsageLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]} as unknown as DocumentNode<ViewerFragment, unknown>;
export const PanelAccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PanelAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"lastPaidCents"}},{"kind":"Field","name":{"kind":"Name","value":"hasApiToken"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokenHint"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokenAt"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"pushEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasFreeDays"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"api"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"reportsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"deepestPosition"}},{"kind":"Field","name":{"kind":"Name","value":"sessionMinutes"}}]}}]}}]}}]} as unknown as DocumentNode<PanelAccountFragment, unknown>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const LogOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}}]}}]}}]} as unknown as DocumentNode<LogOutMutation, LogOutMutationVariables>;
export const TakeOverSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeOverSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeOverSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}}]}}]}}]} as unknown as DocumentNode<TakeOverSessionMutation, TakeOverSessionMutationVariables>;
export const RemindLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RemindLoginMutation, RemindLoginMutationVariables>;
export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const PasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passwordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}]}]}}]} as unknown as DocumentNode<PasswordResetQuery, PasswordResetQueryVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passwordRepeat"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"passwordRepeat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passwordRepeat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const PlanChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanLabel"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domains"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelShort"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}}]} as unknown as DocumentNode<PlanChoiceQuery, PlanChoiceQueryVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"labelShort"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"lastPaidCents"}},{"kind":"Field","name":{"kind":"Name","value":"hasApiToken"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokenHint"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokenAt"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"pushEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasFreeDays"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"wishedTerm"}},{"kind":"Field","name":{"kind":"Name","value":"wishedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanLabel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsageNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsageLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sessionFault"}},{"kind":"Field","name":{"kind":"Name","value":"canTakeOver"}},{"kind":"Field","name":{"kind":"Name","value":"lastEmail"}},{"kind":"Field","name":{"kind":"Name","value":"csrfToken"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanLabel"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"analyzePerDay"}},{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"deepestPosition"}},{"kind":"Field","name":{"kind":"Name","value":"paging"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"copy"}},{"kind":"Field","name":{"kind":"Name","value":"competitorLists"}},{"kind":"Field","name":{"kind":"Name","value":"adExport"}},{"kind":"Field","name":{"kind":"Name","value":"pdf"}},{"kind":"Field","name":{"kind":"Name","value":"sitesToCompare"}},{"kind":"Field","name":{"kind":"Name","value":"groupReports"}},{"kind":"Field","name":{"kind":"Name","value":"keysPerGroupReport"}},{"kind":"Field","name":{"kind":"Name","value":"semanticKernel"}},{"kind":"Field","name":{"kind":"Name","value":"directKeywordSearch"}},{"kind":"Field","name":{"kind":"Name","value":"ownerSearch"}},{"kind":"Field","name":{"kind":"Name","value":"keywordExtension"}},{"kind":"Field","name":{"kind":"Name","value":"dictionaryByPage"}},{"kind":"Field","name":{"kind":"Name","value":"competitorShare"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"sessionMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"api"}},{"kind":"Field","name":{"kind":"Name","value":"apiRequestsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"listEntries"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsageNumbers"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const AdminPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]}}]}}]} as unknown as DocumentNode<AdminPeopleQuery, AdminPeopleQueryVariables>;
export const AdminPersonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"accountEmail"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<AdminPersonQuery, AdminPersonQueryVariables>;
export const AdminAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"accountEmail"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<AdminAuditQuery, AdminAuditQueryVariables>;
export const AdminCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"usesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AdminCodesQuery, AdminCodesQueryVariables>;
export const AdminDemoRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDemoRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedUntil"}}]}}]}}]} as unknown as DocumentNode<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>;
export const BlockAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"blocked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"blocked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"blocked"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BlockAccountMutation, BlockAccountMutationVariables>;
export const GrantPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GrantPlanMutation, GrantPlanMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const MakeAdministratorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeAdministrator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeAdministrator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"administrator"},"value":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MakeAdministratorMutation, MakeAdministratorMutationVariables>;
export const CreateAccessCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uses"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"uses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uses"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<CreateAccessCodeMutation, CreateAccessCodeMutationVariables>;
export const DeleteAccessCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccessCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccessCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<DeleteAccessCodeMutation, DeleteAccessCodeMutationVariables>;
export const SendNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"titleEn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"titleRu"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"link"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"titleEn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"titleEn"}}},{"kind":"Argument","name":{"kind":"Name","value":"titleRu"},"value":{"kind":"Variable","name":{"kind":"Name","value":"titleRu"}}},{"kind":"Argument","name":{"kind":"Name","value":"link"},"value":{"kind":"Variable","name":{"kind":"Name","value":"link"}}},{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendNotificationMutation, SendNotificationMutationVariables>;
export const CorporateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CorporateAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corporateAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<CorporateAccountQuery, CorporateAccountQueryVariables>;
export const AddCorporateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCorporateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCorporateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<AddCorporateUserMutation, AddCorporateUserMutationVariables>;
export const RemoveCorporateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCorporateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCorporateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}}]} as unknown as DocumentNode<RemoveCorporateUserMutation, RemoveCorporateUserMutationVariables>;
export const InviteCorporateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteCorporateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteCorporateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}}]} as unknown as DocumentNode<InviteCorporateUserMutation, InviteCorporateUserMutationVariables>;
export const LeaveCorporateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveCorporateAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveCorporateAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<LeaveCorporateAccountMutation, LeaveCorporateAccountMutationVariables>;
export const InvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}}]}}]}}]} as unknown as DocumentNode<InvitationQuery, InvitationQueryVariables>;
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const ActivateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passwordRepeat"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uid"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"passwordRepeat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passwordRepeat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<ActivateAccountMutation, ActivateAccountMutationVariables>;
export const DatabasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentDatabase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"empty"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"volumesDate"}}]}}]}}]} as unknown as DocumentNode<DatabasesQuery, DatabasesQueryVariables>;
export const DatabaseContentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DatabaseContents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"empty"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"ads"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}}]}}]}}]} as unknown as DocumentNode<DatabaseContentsQuery, DatabaseContentsQueryVariables>;
export const RequestDemoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDemo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DemoRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDemo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestDemoMutation, RequestDemoMutationVariables>;
export const DomainDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DomainDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainDashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"childsCount"}},{"kind":"Field","name":{"kind":"Name","value":"it1"}},{"kind":"Field","name":{"kind":"Name","value":"it3"}},{"kind":"Field","name":{"kind":"Name","value":"it5"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"pagesinindex"}},{"kind":"Field","name":{"kind":"Name","value":"adkeyscnt"}},{"kind":"Field","name":{"kind":"Name","value":"adscnt"}},{"kind":"Field","name":{"kind":"Name","value":"adtraf"}},{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"pos"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"nw"}},{"kind":"Field","name":{"kind":"Name","value":"ws"}},{"kind":"Field","name":{"kind":"Name","value":"isgeo"}},{"kind":"Field","name":{"kind":"Name","value":"isquest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"txt"}},{"kind":"Field","name":{"kind":"Name","value":"keyscnt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"ws"}},{"kind":"Field","name":{"kind":"Name","value":"pos"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"it1"}},{"kind":"Field","name":{"kind":"Name","value":"it3"}},{"kind":"Field","name":{"kind":"Name","value":"it5"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"pagesinindex"}},{"kind":"Field","name":{"kind":"Name","value":"adkeyscnt"}},{"kind":"Field","name":{"kind":"Name","value":"adscnt"}},{"kind":"Field","name":{"kind":"Name","value":"adtraf"}}]}}]}}]}}]} as unknown as DocumentNode<DomainDashboardQuery, DomainDashboardQueryVariables>;
export const DashboardCompetitorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardCompetitors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCompetitors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cnt"}},{"kind":"Field","name":{"kind":"Name","value":"perc"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}}]}}]}}]} as unknown as DocumentNode<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>;
export const DashboardPaidCompetitorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardPaidCompetitors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardPaidCompetitors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cnt"}},{"kind":"Field","name":{"kind":"Name","value":"adscnt"}},{"kind":"Field","name":{"kind":"Name","value":"adkeyscnt"}}]}}]}}]} as unknown as DocumentNode<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>;
export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const TopDomainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopDomains"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibleDomains"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}}]}}]}}]}}]} as unknown as DocumentNode<TopDomainsQuery, TopDomainsQueryVariables>;
export const PinnedDomainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinnedDomains"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domains"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DomainInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainSummaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domains"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domains"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"it1"}},{"kind":"Field","name":{"kind":"Name","value":"it3"}},{"kind":"Field","name":{"kind":"Name","value":"it5"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}}]}}]}}]}}]} as unknown as DocumentNode<PinnedDomainsQuery, PinnedDomainsQueryVariables>;
export const KeywordDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeywordDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keywordDashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"ws"}},{"kind":"Field","name":{"kind":"Name","value":"wsk"}},{"kind":"Field","name":{"kind":"Name","value":"isgeo"}},{"kind":"Field","name":{"kind":"Name","value":"isquest"}},{"kind":"Field","name":{"kind":"Name","value":"top"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pos"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"churl"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bid"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"txt"}},{"kind":"Field","name":{"kind":"Name","value":"cpcMin"}},{"kind":"Field","name":{"kind":"Name","value":"cpcMax"}}]}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"cnt"}},{"kind":"Field","name":{"kind":"Name","value":"ws"}},{"kind":"Field","name":{"kind":"Name","value":"wsk"}}]}}]}}]}}]} as unknown as DocumentNode<KeywordDashboardQuery, KeywordDashboardQueryVariables>;
export const NotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const MarkNotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MarkAllNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const EnablePushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnablePush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscription"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enablePush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subscription"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscription"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<EnablePushMutation, EnablePushMutationVariables>;
export const DisablePushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisablePush"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disablePush"}}]}}]} as unknown as DocumentNode<DisablePushMutation, DisablePushMutationVariables>;
export const PanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Panel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PanelAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyzePerDay"}},{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"apiRequestsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"users"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PanelAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"lastPaidCents"}},{"kind":"Field","name":{"kind":"Name","value":"hasApiToken"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokenHint"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokenAt"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"pushEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"hasFreeDays"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"api"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"reportsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"deepestPosition"}},{"kind":"Field","name":{"kind":"Name","value":"sessionMinutes"}}]}}]}}]}}]} as unknown as DocumentNode<PanelQuery, PanelQueryVariables>;
export const UpdateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateAccountMutation, UpdateAccountMutationVariables>;
export const ChangeEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passwordRepeat"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"oldPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"passwordRepeat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passwordRepeat"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const RegenerateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegenerateApiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regenerateApiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<RegenerateApiTokenMutation, RegenerateApiTokenMutationVariables>;
export const RemoveLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveLogoMutation, RemoveLogoMutationVariables>;
export const AddDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddDomainMutation, AddDomainMutationVariables>;
export const RemoveDomainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveDomainMutation, RemoveDomainMutationVariables>;
export const RedeemAccessCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemAccessCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemAccessCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<RedeemAccessCodeMutation, RedeemAccessCodeMutationVariables>;
export const CloseSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CloseSubscriptionMutation, CloseSubscriptionMutationVariables>;
export const PositionHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PositionHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"m"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"pos"}}]}}]}}]} as unknown as DocumentNode<PositionHistoryQuery, PositionHistoryQueryVariables>;
export const PlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"analyzePerDay"}},{"kind":"Field","name":{"kind":"Name","value":"deepestPosition"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"adExport"}},{"kind":"Field","name":{"kind":"Name","value":"pdf"}},{"kind":"Field","name":{"kind":"Name","value":"directKeywordSearch"}},{"kind":"Field","name":{"kind":"Name","value":"ownerSearch"}},{"kind":"Field","name":{"kind":"Name","value":"keywordExtension"}},{"kind":"Field","name":{"kind":"Name","value":"dictionaryByPage"}},{"kind":"Field","name":{"kind":"Name","value":"competitorShare"}},{"kind":"Field","name":{"kind":"Name","value":"listEntries"}},{"kind":"Field","name":{"kind":"Name","value":"sitesToCompare"}},{"kind":"Field","name":{"kind":"Name","value":"groupReports"}},{"kind":"Field","name":{"kind":"Name","value":"keysPerGroupReport"}},{"kind":"Field","name":{"kind":"Name","value":"semanticKernel"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"sessionMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"api"}},{"kind":"Field","name":{"kind":"Name","value":"apiRequestsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"monthCents"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}}]}}]}}]}}]} as unknown as DocumentNode<PlansQuery, PlansQueryVariables>;
export const DefaultPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DefaultPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportsPerDay"}}]}}]}}]}}]} as unknown as DocumentNode<DefaultPlanQuery, DefaultPlanQueryVariables>;
export const ReportMetaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportMeta"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rowNoun"}},{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"google"}},{"kind":"Field","name":{"kind":"Name","value":"yandex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arguments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"sortable"}},{"kind":"Field","name":{"kind":"Name","value":"filterable"}},{"kind":"Field","name":{"kind":"Name","value":"filterType"}},{"kind":"Field","name":{"kind":"Name","value":"operators"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"yandexOnly"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"dialog"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"wizardClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<ReportMetaQuery, ReportMetaQueryVariables>;
export const SuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}}]}}]}}]} as unknown as DocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;
export const ReportCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]} as unknown as DocumentNode<ReportCountsQuery, ReportCountsQueryVariables>;

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `PasswordReset` and follows its answer. */
export function usePasswordResetQuery(options: useQuery.Options<PasswordResetQuery, PasswordResetQueryVariables>): Whole<PasswordResetQuery, PasswordResetQueryVariables> {
  return useQuery<PasswordResetQuery, PasswordResetQueryVariables>(PasswordResetDocument, options as useQuery.Options<PasswordResetQuery, PasswordResetQueryVariables> & { variables: PasswordResetQueryVariables }) as Whole<PasswordResetQuery, PasswordResetQueryVariables>;
}

/** Runs the query `PasswordReset` when it is told to. */
export function usePasswordResetLazyQuery(options?: useLazyQuery.Options<PasswordResetQuery, PasswordResetQueryVariables>) {
  return useLazyQuery<PasswordResetQuery, PasswordResetQueryVariables>(PasswordResetDocument, options);
}

/** Runs the query `PlanChoice` and follows its answer. */
export function usePlanChoiceQuery(options?: useQuery.Options<PlanChoiceQuery, PlanChoiceQueryVariables>): Whole<PlanChoiceQuery, PlanChoiceQueryVariables> {
  return useQuery<PlanChoiceQuery, PlanChoiceQueryVariables>(PlanChoiceDocument, options as useQuery.Options<PlanChoiceQuery, PlanChoiceQueryVariables> & { variables: PlanChoiceQueryVariables }) as Whole<PlanChoiceQuery, PlanChoiceQueryVariables>;
}

/** Runs the query `PlanChoice` when it is told to. */
export function usePlanChoiceLazyQuery(options?: useLazyQuery.Options<PlanChoiceQuery, PlanChoiceQueryVariables>) {
  return useLazyQuery<PlanChoiceQuery, PlanChoiceQueryVariables>(PlanChoiceDocument, options);
}

/** Runs the query `Viewer` and follows its answer. */
export function useViewerQuery(options?: useQuery.Options<ViewerQuery, ViewerQueryVariables>): Whole<ViewerQuery, ViewerQueryVariables> {
  return useQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options as useQuery.Options<ViewerQuery, ViewerQueryVariables> & { variables: ViewerQueryVariables }) as Whole<ViewerQuery, ViewerQueryVariables>;
}

/** Runs the query `Viewer` when it is told to. */
export function useViewerLazyQuery(options?: useLazyQuery.Options<ViewerQuery, ViewerQueryVariables>) {
  return useLazyQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options);
}

/** Runs the query `AdminPeople` and follows its answer. */
export function useAdminPeopleQuery(options?: useQuery.Options<AdminPeopleQuery, AdminPeopleQueryVariables>): Whole<AdminPeopleQuery, AdminPeopleQueryVariables> {
  return useQuery<AdminPeopleQuery, AdminPeopleQueryVariables>(AdminPeopleDocument, options as useQuery.Options<AdminPeopleQuery, AdminPeopleQueryVariables> & { variables: AdminPeopleQueryVariables }) as Whole<AdminPeopleQuery, AdminPeopleQueryVariables>;
}

/** Runs the query `AdminPeople` when it is told to. */
export function useAdminPeopleLazyQuery(options?: useLazyQuery.Options<AdminPeopleQuery, AdminPeopleQueryVariables>) {
  return useLazyQuery<AdminPeopleQuery, AdminPeopleQueryVariables>(AdminPeopleDocument, options);
}

/** Runs the query `AdminPerson` and follows its answer. */
export function useAdminPersonQuery(options: useQuery.Options<AdminPersonQuery, AdminPersonQueryVariables>): Whole<AdminPersonQuery, AdminPersonQueryVariables> {
  return useQuery<AdminPersonQuery, AdminPersonQueryVariables>(AdminPersonDocument, options as useQuery.Options<AdminPersonQuery, AdminPersonQueryVariables> & { variables: AdminPersonQueryVariables }) as Whole<AdminPersonQuery, AdminPersonQueryVariables>;
}

/** Runs the query `AdminPerson` when it is told to. */
export function useAdminPersonLazyQuery(options?: useLazyQuery.Options<AdminPersonQuery, AdminPersonQueryVariables>) {
  return useLazyQuery<AdminPersonQuery, AdminPersonQueryVariables>(AdminPersonDocument, options);
}

/** Runs the query `AdminAudit` and follows its answer. */
export function useAdminAuditQuery(options?: useQuery.Options<AdminAuditQuery, AdminAuditQueryVariables>): Whole<AdminAuditQuery, AdminAuditQueryVariables> {
  return useQuery<AdminAuditQuery, AdminAuditQueryVariables>(AdminAuditDocument, options as useQuery.Options<AdminAuditQuery, AdminAuditQueryVariables> & { variables: AdminAuditQueryVariables }) as Whole<AdminAuditQuery, AdminAuditQueryVariables>;
}

/** Runs the query `AdminAudit` when it is told to. */
export function useAdminAuditLazyQuery(options?: useLazyQuery.Options<AdminAuditQuery, AdminAuditQueryVariables>) {
  return useLazyQuery<AdminAuditQuery, AdminAuditQueryVariables>(AdminAuditDocument, options);
}

/** Runs the query `AdminCodes` and follows its answer. */
export function useAdminCodesQuery(options?: useQuery.Options<AdminCodesQuery, AdminCodesQueryVariables>): Whole<AdminCodesQuery, AdminCodesQueryVariables> {
  return useQuery<AdminCodesQuery, AdminCodesQueryVariables>(AdminCodesDocument, options as useQuery.Options<AdminCodesQuery, AdminCodesQueryVariables> & { variables: AdminCodesQueryVariables }) as Whole<AdminCodesQuery, AdminCodesQueryVariables>;
}

/** Runs the query `AdminCodes` when it is told to. */
export function useAdminCodesLazyQuery(options?: useLazyQuery.Options<AdminCodesQuery, AdminCodesQueryVariables>) {
  return useLazyQuery<AdminCodesQuery, AdminCodesQueryVariables>(AdminCodesDocument, options);
}

/** Runs the query `AdminDemoRequests` and follows its answer. */
export function useAdminDemoRequestsQuery(options?: useQuery.Options<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>): Whole<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables> {
  return useQuery<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>(AdminDemoRequestsDocument, options as useQuery.Options<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables> & { variables: AdminDemoRequestsQueryVariables }) as Whole<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>;
}

/** Runs the query `AdminDemoRequests` when it is told to. */
export function useAdminDemoRequestsLazyQuery(options?: useLazyQuery.Options<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>) {
  return useLazyQuery<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>(AdminDemoRequestsDocument, options);
}

/** Runs the query `CorporateAccount` and follows its answer. */
export function useCorporateAccountQuery(options?: useQuery.Options<CorporateAccountQuery, CorporateAccountQueryVariables>): Whole<CorporateAccountQuery, CorporateAccountQueryVariables> {
  return useQuery<CorporateAccountQuery, CorporateAccountQueryVariables>(CorporateAccountDocument, options as useQuery.Options<CorporateAccountQuery, CorporateAccountQueryVariables> & { variables: CorporateAccountQueryVariables }) as Whole<CorporateAccountQuery, CorporateAccountQueryVariables>;
}

/** Runs the query `CorporateAccount` when it is told to. */
export function useCorporateAccountLazyQuery(options?: useLazyQuery.Options<CorporateAccountQuery, CorporateAccountQueryVariables>) {
  return useLazyQuery<CorporateAccountQuery, CorporateAccountQueryVariables>(CorporateAccountDocument, options);
}

/** Runs the query `Invitation` and follows its answer. */
export function useInvitationQuery(options: useQuery.Options<InvitationQuery, InvitationQueryVariables>): Whole<InvitationQuery, InvitationQueryVariables> {
  return useQuery<InvitationQuery, InvitationQueryVariables>(InvitationDocument, options as useQuery.Options<InvitationQuery, InvitationQueryVariables> & { variables: InvitationQueryVariables }) as Whole<InvitationQuery, InvitationQueryVariables>;
}

/** Runs the query `Invitation` when it is told to. */
export function useInvitationLazyQuery(options?: useLazyQuery.Options<InvitationQuery, InvitationQueryVariables>) {
  return useLazyQuery<InvitationQuery, InvitationQueryVariables>(InvitationDocument, options);
}

/** Runs the query `Databases` and follows its answer. */
export function useDatabasesQuery(options?: useQuery.Options<DatabasesQuery, DatabasesQueryVariables>): Whole<DatabasesQuery, DatabasesQueryVariables> {
  return useQuery<DatabasesQuery, DatabasesQueryVariables>(DatabasesDocument, options as useQuery.Options<DatabasesQuery, DatabasesQueryVariables> & { variables: DatabasesQueryVariables }) as Whole<DatabasesQuery, DatabasesQueryVariables>;
}

/** Runs the query `Databases` when it is told to. */
export function useDatabasesLazyQuery(options?: useLazyQuery.Options<DatabasesQuery, DatabasesQueryVariables>) {
  return useLazyQuery<DatabasesQuery, DatabasesQueryVariables>(DatabasesDocument, options);
}

/** Runs the query `DatabaseContents` and follows its answer. */
export function useDatabaseContentsQuery(options?: useQuery.Options<DatabaseContentsQuery, DatabaseContentsQueryVariables>): Whole<DatabaseContentsQuery, DatabaseContentsQueryVariables> {
  return useQuery<DatabaseContentsQuery, DatabaseContentsQueryVariables>(DatabaseContentsDocument, options as useQuery.Options<DatabaseContentsQuery, DatabaseContentsQueryVariables> & { variables: DatabaseContentsQueryVariables }) as Whole<DatabaseContentsQuery, DatabaseContentsQueryVariables>;
}

/** Runs the query `DatabaseContents` when it is told to. */
export function useDatabaseContentsLazyQuery(options?: useLazyQuery.Options<DatabaseContentsQuery, DatabaseContentsQueryVariables>) {
  return useLazyQuery<DatabaseContentsQuery, DatabaseContentsQueryVariables>(DatabaseContentsDocument, options);
}

/** Runs the query `DomainDashboard` and follows its answer. */
export function useDomainDashboardQuery(options: useQuery.Options<DomainDashboardQuery, DomainDashboardQueryVariables>): Whole<DomainDashboardQuery, DomainDashboardQueryVariables> {
  return useQuery<DomainDashboardQuery, DomainDashboardQueryVariables>(DomainDashboardDocument, options as useQuery.Options<DomainDashboardQuery, DomainDashboardQueryVariables> & { variables: DomainDashboardQueryVariables }) as Whole<DomainDashboardQuery, DomainDashboardQueryVariables>;
}

/** Runs the query `DomainDashboard` when it is told to. */
export function useDomainDashboardLazyQuery(options?: useLazyQuery.Options<DomainDashboardQuery, DomainDashboardQueryVariables>) {
  return useLazyQuery<DomainDashboardQuery, DomainDashboardQueryVariables>(DomainDashboardDocument, options);
}

/** Runs the query `DashboardCompetitors` and follows its answer. */
export function useDashboardCompetitorsQuery(options: useQuery.Options<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>): Whole<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables> {
  return useQuery<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>(DashboardCompetitorsDocument, options as useQuery.Options<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables> & { variables: DashboardCompetitorsQueryVariables }) as Whole<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>;
}

/** Runs the query `DashboardCompetitors` when it is told to. */
export function useDashboardCompetitorsLazyQuery(options?: useLazyQuery.Options<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>) {
  return useLazyQuery<DashboardCompetitorsQuery, DashboardCompetitorsQueryVariables>(DashboardCompetitorsDocument, options);
}

/** Runs the query `DashboardPaidCompetitors` and follows its answer. */
export function useDashboardPaidCompetitorsQuery(options: useQuery.Options<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>): Whole<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables> {
  return useQuery<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>(DashboardPaidCompetitorsDocument, options as useQuery.Options<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables> & { variables: DashboardPaidCompetitorsQueryVariables }) as Whole<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>;
}

/** Runs the query `DashboardPaidCompetitors` when it is told to. */
export function useDashboardPaidCompetitorsLazyQuery(options?: useLazyQuery.Options<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>) {
  return useLazyQuery<DashboardPaidCompetitorsQuery, DashboardPaidCompetitorsQueryVariables>(DashboardPaidCompetitorsDocument, options);
}

/** Runs the query `History` and follows its answer. */
export function useHistoryQuery(options?: useQuery.Options<HistoryQuery, HistoryQueryVariables>): Whole<HistoryQuery, HistoryQueryVariables> {
  return useQuery<HistoryQuery, HistoryQueryVariables>(HistoryDocument, options as useQuery.Options<HistoryQuery, HistoryQueryVariables> & { variables: HistoryQueryVariables }) as Whole<HistoryQuery, HistoryQueryVariables>;
}

/** Runs the query `History` when it is told to. */
export function useHistoryLazyQuery(options?: useLazyQuery.Options<HistoryQuery, HistoryQueryVariables>) {
  return useLazyQuery<HistoryQuery, HistoryQueryVariables>(HistoryDocument, options);
}

/** Runs the query `TopDomains` and follows its answer. */
export function useTopDomainsQuery(options?: useQuery.Options<TopDomainsQuery, TopDomainsQueryVariables>): Whole<TopDomainsQuery, TopDomainsQueryVariables> {
  return useQuery<TopDomainsQuery, TopDomainsQueryVariables>(TopDomainsDocument, options as useQuery.Options<TopDomainsQuery, TopDomainsQueryVariables> & { variables: TopDomainsQueryVariables }) as Whole<TopDomainsQuery, TopDomainsQueryVariables>;
}

/** Runs the query `TopDomains` when it is told to. */
export function useTopDomainsLazyQuery(options?: useLazyQuery.Options<TopDomainsQuery, TopDomainsQueryVariables>) {
  return useLazyQuery<TopDomainsQuery, TopDomainsQueryVariables>(TopDomainsDocument, options);
}

/** Runs the query `PinnedDomains` and follows its answer. */
export function usePinnedDomainsQuery(options: useQuery.Options<PinnedDomainsQuery, PinnedDomainsQueryVariables>): Whole<PinnedDomainsQuery, PinnedDomainsQueryVariables> {
  return useQuery<PinnedDomainsQuery, PinnedDomainsQueryVariables>(PinnedDomainsDocument, options as useQuery.Options<PinnedDomainsQuery, PinnedDomainsQueryVariables> & { variables: PinnedDomainsQueryVariables }) as Whole<PinnedDomainsQuery, PinnedDomainsQueryVariables>;
}

/** Runs the query `PinnedDomains` when it is told to. */
export function usePinnedDomainsLazyQuery(options?: useLazyQuery.Options<PinnedDomainsQuery, PinnedDomainsQueryVariables>) {
  return useLazyQuery<PinnedDomainsQuery, PinnedDomainsQueryVariables>(PinnedDomainsDocument, options);
}

/** Runs the query `KeywordDashboard` and follows its answer. */
export function useKeywordDashboardQuery(options: useQuery.Options<KeywordDashboardQuery, KeywordDashboardQueryVariables>): Whole<KeywordDashboardQuery, KeywordDashboardQueryVariables> {
  return useQuery<KeywordDashboardQuery, KeywordDashboardQueryVariables>(KeywordDashboardDocument, options as useQuery.Options<KeywordDashboardQuery, KeywordDashboardQueryVariables> & { variables: KeywordDashboardQueryVariables }) as Whole<KeywordDashboardQuery, KeywordDashboardQueryVariables>;
}

/** Runs the query `KeywordDashboard` when it is told to. */
export function useKeywordDashboardLazyQuery(options?: useLazyQuery.Options<KeywordDashboardQuery, KeywordDashboardQueryVariables>) {
  return useLazyQuery<KeywordDashboardQuery, KeywordDashboardQueryVariables>(KeywordDashboardDocument, options);
}

/** Runs the query `Notifications` and follows its answer. */
export function useNotificationsQuery(options?: useQuery.Options<NotificationsQuery, NotificationsQueryVariables>): Whole<NotificationsQuery, NotificationsQueryVariables> {
  return useQuery<NotificationsQuery, NotificationsQueryVariables>(NotificationsDocument, options as useQuery.Options<NotificationsQuery, NotificationsQueryVariables> & { variables: NotificationsQueryVariables }) as Whole<NotificationsQuery, NotificationsQueryVariables>;
}

/** Runs the query `Notifications` when it is told to. */
export function useNotificationsLazyQuery(options?: useLazyQuery.Options<NotificationsQuery, NotificationsQueryVariables>) {
  return useLazyQuery<NotificationsQuery, NotificationsQueryVariables>(NotificationsDocument, options);
}

/** Runs the query `PushKey` and follows its answer. */
export function usePushKeyQuery(options?: useQuery.Options<PushKeyQuery, PushKeyQueryVariables>): Whole<PushKeyQuery, PushKeyQueryVariables> {
  return useQuery<PushKeyQuery, PushKeyQueryVariables>(PushKeyDocument, options as useQuery.Options<PushKeyQuery, PushKeyQueryVariables> & { variables: PushKeyQueryVariables }) as Whole<PushKeyQuery, PushKeyQueryVariables>;
}

/** Runs the query `PushKey` when it is told to. */
export function usePushKeyLazyQuery(options?: useLazyQuery.Options<PushKeyQuery, PushKeyQueryVariables>) {
  return useLazyQuery<PushKeyQuery, PushKeyQueryVariables>(PushKeyDocument, options);
}

/** Runs the query `Panel` and follows its answer. */
export function usePanelQuery(options?: useQuery.Options<PanelQuery, PanelQueryVariables>): Whole<PanelQuery, PanelQueryVariables> {
  return useQuery<PanelQuery, PanelQueryVariables>(PanelDocument, options as useQuery.Options<PanelQuery, PanelQueryVariables> & { variables: PanelQueryVariables }) as Whole<PanelQuery, PanelQueryVariables>;
}

/** Runs the query `Panel` when it is told to. */
export function usePanelLazyQuery(options?: useLazyQuery.Options<PanelQuery, PanelQueryVariables>) {
  return useLazyQuery<PanelQuery, PanelQueryVariables>(PanelDocument, options);
}

/** Runs the query `PositionHistory` and follows its answer. */
export function usePositionHistoryQuery(options: useQuery.Options<PositionHistoryQuery, PositionHistoryQueryVariables>): Whole<PositionHistoryQuery, PositionHistoryQueryVariables> {
  return useQuery<PositionHistoryQuery, PositionHistoryQueryVariables>(PositionHistoryDocument, options as useQuery.Options<PositionHistoryQuery, PositionHistoryQueryVariables> & { variables: PositionHistoryQueryVariables }) as Whole<PositionHistoryQuery, PositionHistoryQueryVariables>;
}

/** Runs the query `PositionHistory` when it is told to. */
export function usePositionHistoryLazyQuery(options?: useLazyQuery.Options<PositionHistoryQuery, PositionHistoryQueryVariables>) {
  return useLazyQuery<PositionHistoryQuery, PositionHistoryQueryVariables>(PositionHistoryDocument, options);
}

/** Runs the query `Plans` and follows its answer. */
export function usePlansQuery(options?: useQuery.Options<PlansQuery, PlansQueryVariables>): Whole<PlansQuery, PlansQueryVariables> {
  return useQuery<PlansQuery, PlansQueryVariables>(PlansDocument, options as useQuery.Options<PlansQuery, PlansQueryVariables> & { variables: PlansQueryVariables }) as Whole<PlansQuery, PlansQueryVariables>;
}

/** Runs the query `Plans` when it is told to. */
export function usePlansLazyQuery(options?: useLazyQuery.Options<PlansQuery, PlansQueryVariables>) {
  return useLazyQuery<PlansQuery, PlansQueryVariables>(PlansDocument, options);
}

/** Runs the query `DefaultPlan` and follows its answer. */
export function useDefaultPlanQuery(options?: useQuery.Options<DefaultPlanQuery, DefaultPlanQueryVariables>): Whole<DefaultPlanQuery, DefaultPlanQueryVariables> {
  return useQuery<DefaultPlanQuery, DefaultPlanQueryVariables>(DefaultPlanDocument, options as useQuery.Options<DefaultPlanQuery, DefaultPlanQueryVariables> & { variables: DefaultPlanQueryVariables }) as Whole<DefaultPlanQuery, DefaultPlanQueryVariables>;
}

/** Runs the query `DefaultPlan` when it is told to. */
export function useDefaultPlanLazyQuery(options?: useLazyQuery.Options<DefaultPlanQuery, DefaultPlanQueryVariables>) {
  return useLazyQuery<DefaultPlanQuery, DefaultPlanQueryVariables>(DefaultPlanDocument, options);
}

/** Runs the query `ReportMeta` and follows its answer. */
export function useReportMetaQuery(options: useQuery.Options<ReportMetaQuery, ReportMetaQueryVariables>): Whole<ReportMetaQuery, ReportMetaQueryVariables> {
  return useQuery<ReportMetaQuery, ReportMetaQueryVariables>(ReportMetaDocument, options as useQuery.Options<ReportMetaQuery, ReportMetaQueryVariables> & { variables: ReportMetaQueryVariables }) as Whole<ReportMetaQuery, ReportMetaQueryVariables>;
}

/** Runs the query `ReportMeta` when it is told to. */
export function useReportMetaLazyQuery(options?: useLazyQuery.Options<ReportMetaQuery, ReportMetaQueryVariables>) {
  return useLazyQuery<ReportMetaQuery, ReportMetaQueryVariables>(ReportMetaDocument, options);
}

/** Runs the query `Suggestions` and follows its answer. */
export function useSuggestionsQuery(options: useQuery.Options<SuggestionsQuery, SuggestionsQueryVariables>): Whole<SuggestionsQuery, SuggestionsQueryVariables> {
  return useQuery<SuggestionsQuery, SuggestionsQueryVariables>(SuggestionsDocument, options as useQuery.Options<SuggestionsQuery, SuggestionsQueryVariables> & { variables: SuggestionsQueryVariables }) as Whole<SuggestionsQuery, SuggestionsQueryVariables>;
}

/** Runs the query `Suggestions` when it is told to. */
export function useSuggestionsLazyQuery(options?: useLazyQuery.Options<SuggestionsQuery, SuggestionsQueryVariables>) {
  return useLazyQuery<SuggestionsQuery, SuggestionsQueryVariables>(SuggestionsDocument, options);
}

/** Runs the query `ReportCounts` and follows its answer. */
export function useReportCountsQuery(options: useQuery.Options<ReportCountsQuery, ReportCountsQueryVariables>): Whole<ReportCountsQuery, ReportCountsQueryVariables> {
  return useQuery<ReportCountsQuery, ReportCountsQueryVariables>(ReportCountsDocument, options as useQuery.Options<ReportCountsQuery, ReportCountsQueryVariables> & { variables: ReportCountsQueryVariables }) as Whole<ReportCountsQuery, ReportCountsQueryVariables>;
}

/** Runs the query `ReportCounts` when it is told to. */
export function useReportCountsLazyQuery(options?: useLazyQuery.Options<ReportCountsQuery, ReportCountsQueryVariables>) {
  return useLazyQuery<ReportCountsQuery, ReportCountsQueryVariables>(ReportCountsDocument, options);
}