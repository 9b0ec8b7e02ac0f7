/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type DatabaseContentsQueryVariables = Exact<{ [key: string]: never; }>;


export type DatabaseContentsQuery = { databases: Array<{ code: string, name: string, caption: string, empty: boolean, keywords: number | null, domains: number | null, pages: number | null, ads: number | null, positionsDate: string | null }> };

export type RequestDemoMutationVariables = Exact<{
  input: DemoRequestInput;
}>;


export type RequestDemoMutation = { requestDemo: { grantedUntil: string | null, message: string } };

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

export type PositionHistoryQueryVariables = Exact<{
  domain: string;
  keyword: string;
  base?: string | null | undefined;
}>;


export type PositionHistoryQuery = { positionHistory: Array<{ m: number, y: number, pos: number | null }> };

export type ReportMetaQueryVariables = Exact<{
  id: string | number;
}>;


export type ReportMetaQuery = { report: { id: string, field: string, section: string, subject: string, title: string, description: string, rowNoun: Array<string>, engine: string | null, route: string, rest: string, method: string, comparison: boolean, images: boolean, row: { kind: string, key: Array<string> }, defaultSort: { google: string, yandex: string }, arguments: Array<{ id: string, field: string, address: string, required: boolean, requiredUnless: string | null, type: string, default: string | null, defaultSort: string | null, title: string | null, description: string, choices: Array<{ value: string, title: string }> }>, columns: Array<{ id: string, field: string, title: string, description: string, unit: string | null, formula: string | null, type: string, format: string, sortable: boolean, filterable: boolean, filterType: string, operators: Array<string>, shown: string, yandexOnly: boolean, ofDomain: number | null, choices: Array<{ value: string, title: string }>, link: { to: string, dialog: string | null, engine: string | null } | null }> } | null, wizardClasses: Array<{ id: number, name: string, icon: string }> };

export type DatabasesQueryVariables = Exact<{ [key: string]: never; }>;


export type DatabasesQuery = { currentDatabase: { code: string }, databases: Array<{ code: string, name: string, caption: string, engine: string, empty: boolean, positionsDate: string | null, volumesDate: string | null }> };

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { plans: Array<{ id: number, label: string, priceCents: number, rank: number, limits: { recordsPerReport: number | null, analyzePerDay: number | null, deepestPosition: number, exportRows: number | null, adExport: boolean, pdf: boolean, directKeywordSearch: boolean, ownerSearch: boolean, keywordExtension: boolean, dictionaryByPage: boolean, competitorShare: boolean, listEntries: number, sitesToCompare: number, groupReports: number | null, keysPerGroupReport: number | null, semanticKernel: boolean, users: number, sessionMinutes: number, api: boolean, apiRequestsPerDay: number | null, domains: number }, terms: Array<{ term: number, months: number, days: number, priceCents: number, monthCents: number, discountPercent: number }> }> };

export type DefaultPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type DefaultPlanQuery = { defaultPlan: { id: number, limits: { reportsPerDay: number | null } } };

export type ReportCountsQueryVariables = Exact<{
  domain: string;
  base?: string | null | undefined;
}>;


export type ReportCountsQuery = { reportCounts: Array<{ id: string, rows: number }> };

export type SuggestionsQueryVariables = Exact<{
  query: string;
  base?: string | null | undefined;
}>;


export type SuggestionsQuery = { suggestions: Array<{ text: string, kind: SuggestionKind, volume: number }> };

export type UsageNumbersFragment = { kind: string, used: number, limit: number | null, resetsAt: string | null };

export type AccountFragment = { id: number, email: string, phone: string | null, isAdministrator: boolean, ownerEmail: string | null, paidUntil: string | null, isPaid: boolean, hasFreeDays: boolean, wishedPlan: { id: number, label: string } | null };

export type ViewerFragment = { kind: VisitorKind, sessionFault: string | null, canTakeOver: boolean, lastEmail: string | null, account: { id: number, email: string, phone: string | null, isAdministrator: boolean, ownerEmail: string | null, paidUntil: string | null, isPaid: boolean, hasFreeDays: boolean, wishedPlan: { id: number, label: string } | null } | null, plan: { id: number, label: string, rank: number, limits: { reportsPerDay: number | null, recordsPerReport: number | null, exportRows: number | null, deepestPosition: number, paging: boolean, perPage: boolean, sort: boolean, filter: boolean, conditions: number | null, copy: boolean, sitesToCompare: number } }, usage: { kind: string, used: number, limit: number | null, resetsAt: string, timeZone: string, others: Array<{ kind: string, used: number, limit: number | null, resetsAt: string | null }> } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { kind: VisitorKind, sessionFault: string | null, canTakeOver: boolean, lastEmail: string | null, account: { id: number, email: string, phone: string | null, isAdministrator: boolean, ownerEmail: string | null, paidUntil: string | null, isPaid: boolean, hasFreeDays: boolean, wishedPlan: { id: number, label: string } | null } | null, plan: { id: number, label: string, rank: number, limits: { reportsPerDay: number | null, recordsPerReport: number | null, exportRows: number | null, deepestPosition: number, paging: boolean, perPage: boolean, sort: boolean, filter: boolean, conditions: number | null, copy: boolean, sitesToCompare: number } }, usage: { kind: string, used: number, limit: number | null, resetsAt: string, timeZone: string, others: Array<{ kind: string, used: number, limit: number | null, resetsAt: string | null }> } } };

export const AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"hasFreeDays"}},{"kind":"Field","name":{"kind":"Name","value":"wishedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<AccountFragment, unknown>;
export const UsageNumbersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsageNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsageLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]} as unknown as DocumentNode<UsageNumbersFragment, unknown>;
export const ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sessionFault"}},{"kind":"Field","name":{"kind":"Name","value":"canTakeOver"}},{"kind":"Field","name":{"kind":"Name","value":"lastEmail"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"deepestPosition"}},{"kind":"Field","name":{"kind":"Name","value":"paging"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"copy"}},{"kind":"Field","name":{"kind":"Name","value":"sitesToCompare"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsageNumbers"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"hasFreeDays"}},{"kind":"Field","name":{"kind":"Name","value":"wishedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsageNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsageLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]} as unknown as DocumentNode<ViewerFragment, unknown>;
export const DatabaseContentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DatabaseContents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"empty"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"ads"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}}]}}]}}]} as unknown as DocumentNode<DatabaseContentsQuery, DatabaseContentsQueryVariables>;
export const RequestDemoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDemo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DemoRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDemo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestDemoMutation, RequestDemoMutationVariables>;
export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const TopDomainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopDomains"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visibleDomains"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"it10"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}}]}}]}}]}}]} as unknown as DocumentNode<TopDomainsQuery, TopDomainsQueryVariables>;
export const PinnedDomainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PinnedDomains"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domains"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DomainInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainSummaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domains"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domains"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"it1"}},{"kind":"Field","name":{"kind":"Name","value":"it3"}},{"kind":"Field","name":{"kind":"Name","value":"it5"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}},{"kind":"Field","name":{"kind":"Name","value":"vis"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"it50"}}]}}]}}]}}]} as unknown as DocumentNode<PinnedDomainsQuery, PinnedDomainsQueryVariables>;
export const NotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const MarkNotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MarkAllNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}}]}}]}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const EnablePushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnablePush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscription"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enablePush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subscription"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscription"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<EnablePushMutation, EnablePushMutationVariables>;
export const DisablePushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisablePush"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disablePush"}}]}}]} as unknown as DocumentNode<DisablePushMutation, DisablePushMutationVariables>;
export const PositionHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PositionHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"m"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"pos"}}]}}]}}]} as unknown as DocumentNode<PositionHistoryQuery, PositionHistoryQueryVariables>;
export const ReportMetaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportMeta"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"report"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"rowNoun"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"google"}},{"kind":"Field","name":{"kind":"Name","value":"yandex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arguments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"requiredUnless"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"default"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSort"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"formula"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"sortable"}},{"kind":"Field","name":{"kind":"Name","value":"filterable"}},{"kind":"Field","name":{"kind":"Name","value":"filterType"}},{"kind":"Field","name":{"kind":"Name","value":"operators"}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"yandexOnly"}},{"kind":"Field","name":{"kind":"Name","value":"ofDomain"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"dialog"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"wizardClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<ReportMetaQuery, ReportMetaQueryVariables>;
export const DatabasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentDatabase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"empty"}},{"kind":"Field","name":{"kind":"Name","value":"positionsDate"}},{"kind":"Field","name":{"kind":"Name","value":"volumesDate"}}]}}]}}]} as unknown as DocumentNode<DatabasesQuery, DatabasesQueryVariables>;
export const PlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"analyzePerDay"}},{"kind":"Field","name":{"kind":"Name","value":"deepestPosition"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"adExport"}},{"kind":"Field","name":{"kind":"Name","value":"pdf"}},{"kind":"Field","name":{"kind":"Name","value":"directKeywordSearch"}},{"kind":"Field","name":{"kind":"Name","value":"ownerSearch"}},{"kind":"Field","name":{"kind":"Name","value":"keywordExtension"}},{"kind":"Field","name":{"kind":"Name","value":"dictionaryByPage"}},{"kind":"Field","name":{"kind":"Name","value":"competitorShare"}},{"kind":"Field","name":{"kind":"Name","value":"listEntries"}},{"kind":"Field","name":{"kind":"Name","value":"sitesToCompare"}},{"kind":"Field","name":{"kind":"Name","value":"groupReports"}},{"kind":"Field","name":{"kind":"Name","value":"keysPerGroupReport"}},{"kind":"Field","name":{"kind":"Name","value":"semanticKernel"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"sessionMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"api"}},{"kind":"Field","name":{"kind":"Name","value":"apiRequestsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"monthCents"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}}]}}]}}]}}]} as unknown as DocumentNode<PlansQuery, PlansQueryVariables>;
export const DefaultPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DefaultPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportsPerDay"}}]}}]}}]}}]} as unknown as DocumentNode<DefaultPlanQuery, DefaultPlanQueryVariables>;
export const ReportCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]} as unknown as DocumentNode<ReportCountsQuery, ReportCountsQueryVariables>;
export const SuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"base"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"base"},"value":{"kind":"Variable","name":{"kind":"Name","value":"base"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"volume"}}]}}]}}]} as unknown as DocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"hasFreeDays"}},{"kind":"Field","name":{"kind":"Name","value":"wishedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsageNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UsageLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sessionFault"}},{"kind":"Field","name":{"kind":"Name","value":"canTakeOver"}},{"kind":"Field","name":{"kind":"Name","value":"lastEmail"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"recordsPerReport"}},{"kind":"Field","name":{"kind":"Name","value":"exportRows"}},{"kind":"Field","name":{"kind":"Name","value":"deepestPosition"}},{"kind":"Field","name":{"kind":"Name","value":"paging"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"conditions"}},{"kind":"Field","name":{"kind":"Name","value":"copy"}},{"kind":"Field","name":{"kind":"Name","value":"sitesToCompare"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsageNumbers"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;

/** Data is there whole or not at all: nothing here asks for partial answers or streams. */
type Whole<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `DatabaseContents` and follows its answer. */
export function useDatabaseContentsQuery(options?: useQuery.Options<DatabaseContentsQuery, DatabaseContentsQueryVariables>): Whole<DatabaseContentsQuery, DatabaseContentsQueryVariables> {
  return useQuery<DatabaseContentsQuery, DatabaseContentsQueryVariables>(DatabaseContentsDocument, options as useQuery.Options<DatabaseContentsQuery, DatabaseContentsQueryVariables> & { variables: DatabaseContentsQueryVariables }) as Whole<DatabaseContentsQuery, DatabaseContentsQueryVariables>;
}

/** Runs the query `DatabaseContents` when it is told to. */
export function useDatabaseContentsLazyQuery(options?: useLazyQuery.Options<DatabaseContentsQuery, DatabaseContentsQueryVariables>) {
  return useLazyQuery<DatabaseContentsQuery, DatabaseContentsQueryVariables>(DatabaseContentsDocument, options);
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

/** Runs the query `PositionHistory` and follows its answer. */
export function usePositionHistoryQuery(options: useQuery.Options<PositionHistoryQuery, PositionHistoryQueryVariables>): Whole<PositionHistoryQuery, PositionHistoryQueryVariables> {
  return useQuery<PositionHistoryQuery, PositionHistoryQueryVariables>(PositionHistoryDocument, options as useQuery.Options<PositionHistoryQuery, PositionHistoryQueryVariables> & { variables: PositionHistoryQueryVariables }) as Whole<PositionHistoryQuery, PositionHistoryQueryVariables>;
}

/** Runs the query `PositionHistory` when it is told to. */
export function usePositionHistoryLazyQuery(options?: useLazyQuery.Options<PositionHistoryQuery, PositionHistoryQueryVariables>) {
  return useLazyQuery<PositionHistoryQuery, PositionHistoryQueryVariables>(PositionHistoryDocument, options);
}

/** Runs the query `ReportMeta` and follows its answer. */
export function useReportMetaQuery(options: useQuery.Options<ReportMetaQuery, ReportMetaQueryVariables>): Whole<ReportMetaQuery, ReportMetaQueryVariables> {
  return useQuery<ReportMetaQuery, ReportMetaQueryVariables>(ReportMetaDocument, options as useQuery.Options<ReportMetaQuery, ReportMetaQueryVariables> & { variables: ReportMetaQueryVariables }) as Whole<ReportMetaQuery, ReportMetaQueryVariables>;
}

/** Runs the query `ReportMeta` when it is told to. */
export function useReportMetaLazyQuery(options?: useLazyQuery.Options<ReportMetaQuery, ReportMetaQueryVariables>) {
  return useLazyQuery<ReportMetaQuery, ReportMetaQueryVariables>(ReportMetaDocument, options);
}

/** Runs the query `Databases` and follows its answer. */
export function useDatabasesQuery(options?: useQuery.Options<DatabasesQuery, DatabasesQueryVariables>): Whole<DatabasesQuery, DatabasesQueryVariables> {
  return useQuery<DatabasesQuery, DatabasesQueryVariables>(DatabasesDocument, options as useQuery.Options<DatabasesQuery, DatabasesQueryVariables> & { variables: DatabasesQueryVariables }) as Whole<DatabasesQuery, DatabasesQueryVariables>;
}

/** Runs the query `Databases` when it is told to. */
export function useDatabasesLazyQuery(options?: useLazyQuery.Options<DatabasesQuery, DatabasesQueryVariables>) {
  return useLazyQuery<DatabasesQuery, DatabasesQueryVariables>(DatabasesDocument, options);
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

/** Runs the query `ReportCounts` and follows its answer. */
export function useReportCountsQuery(options: useQuery.Options<ReportCountsQuery, ReportCountsQueryVariables>): Whole<ReportCountsQuery, ReportCountsQueryVariables> {
  return useQuery<ReportCountsQuery, ReportCountsQueryVariables>(ReportCountsDocument, options as useQuery.Options<ReportCountsQuery, ReportCountsQueryVariables> & { variables: ReportCountsQueryVariables }) as Whole<ReportCountsQuery, ReportCountsQueryVariables>;
}

/** Runs the query `ReportCounts` when it is told to. */
export function useReportCountsLazyQuery(options?: useLazyQuery.Options<ReportCountsQuery, ReportCountsQueryVariables>) {
  return useLazyQuery<ReportCountsQuery, ReportCountsQueryVariables>(ReportCountsDocument, options);
}

/** Runs the query `Suggestions` and follows its answer. */
export function useSuggestionsQuery(options: useQuery.Options<SuggestionsQuery, SuggestionsQueryVariables>): Whole<SuggestionsQuery, SuggestionsQueryVariables> {
  return useQuery<SuggestionsQuery, SuggestionsQueryVariables>(SuggestionsDocument, options as useQuery.Options<SuggestionsQuery, SuggestionsQueryVariables> & { variables: SuggestionsQueryVariables }) as Whole<SuggestionsQuery, SuggestionsQueryVariables>;
}

/** Runs the query `Suggestions` when it is told to. */
export function useSuggestionsLazyQuery(options?: useLazyQuery.Options<SuggestionsQuery, SuggestionsQueryVariables>) {
  return useLazyQuery<SuggestionsQuery, SuggestionsQueryVariables>(SuggestionsDocument, options);
}

/** Runs the query `Viewer` and follows its answer. */
export function useViewerQuery(options?: useQuery.Options<ViewerQuery, ViewerQueryVariables>): Whole<ViewerQuery, ViewerQueryVariables> {
  return useQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options as useQuery.Options<ViewerQuery, ViewerQueryVariables> & { variables: ViewerQueryVariables }) as Whole<ViewerQuery, ViewerQueryVariables>;
}

/** Runs the query `Viewer` when it is told to. */
export function useViewerLazyQuery(options?: useLazyQuery.Options<ViewerQuery, ViewerQueryVariables>) {
  return useLazyQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options);
}