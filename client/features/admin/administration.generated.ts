/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/generated/schema.js';

import type { OperationVariables } from '@apollo/client';
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdministratorRoleQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorRoleQuery = { administratorRole: Types.AdministratorRole };

export type GrantablePlansQueryVariables = Exact<{ [key: string]: never; }>;


export type GrantablePlansQuery = { grantablePlans: Array<{ id: number, label: string, isActive: boolean, terms: Array<{ term: number, months: number, days: number, priceCents: number }> }>, defaultPlan: { id: number, label: string } };

export type AdminUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type AdminUsersQuery = { accounts: { total: number, page: number, lastPage: number, items: Array<{ id: number, email: string, kind: Types.VisitorKind, paidUntil: string | null, ownerEmail: string | null, isAdministrator: boolean, blockedAt: string | null, createdAt: string, lastSeenAt: string | null, plan: { id: number, label: string } }> } };

export type AdminUserQueryVariables = Exact<{
  id: number;
}>;


export type AdminUserQuery = { accountData: { id: number, email: string, pendingEmail: string | null, phone: string | null, kind: Types.VisitorKind, paidUntil: string | null, ownerEmail: string | null, isAdministrator: boolean, administratorRole: Types.AdministratorRole | null, hasSecondFactor: boolean, blockedAt: string | null, createdAt: string, lastSeenAt: string | null, plan: { id: number, label: string }, usage: { kind: Types.MeterKind, used: number, limit: number | null, resetsAt: string, timeZone: string, others: Array<{ kind: Types.MeterKind, used: number, limit: number | null, resetsAt: string | null }> }, sessions: Array<{ id: string, createdAt: string, lastActiveAt: string, address: string, userAgent: string, endedAt: string | null, endReason: Types.SessionEndReason | null }>, users: Array<{ email: string, isActive: boolean, lastSeenAt: string | null }>, partner: { isBlocked: boolean, balanceCents: number, debtCents: number, frozenCents: number, withdrawalCents: number, payers: number }, company: { name: string, inn: string, kpp: string, postalAddress: string, legalAddress: string } | null, referrer: { accountId: number, email: string, promoCode: string | null, at: string } | null, audit: Array<{ id: string, at: string, actorEmail: string | null, accountEmail: string | null, action: string, details: string, address: string }> } };

export type AdminAuditQueryVariables = Exact<{
  page?: number | null | undefined;
  accountId?: number | null | undefined;
  action?: string | null | undefined;
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type AdminAuditQuery = { auditLog: { total: number, page: number, lastPage: number, items: Array<{ id: string, at: string, actorEmail: string | null, accountEmail: string | null, action: string, details: string, address: string }> } };

export type AdminCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCodesQuery = { accessCodes: Array<{ code: string, days: number, usesLeft: number, createdAt: string, plan: { id: number, label: string } }> };

export type AdminDemoRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDemoRequestsQuery = { demoRequests: Array<{ id: number, name: string, email: string, phone: string | null, requestedAt: string, grantedUntil: string | null }> };

export type BlockAccountMutationVariables = Exact<{
  id: number;
  blocked: boolean;
  password?: string | null | undefined;
}>;


export type BlockAccountMutation = { blockAccount: { id: number } };

export type PlanGrantPreviewQueryVariables = Exact<{
  id: number;
  plan: number;
  days: number;
}>;


export type PlanGrantPreviewQuery = { planGrantPreview: { nextPaymentAt: string | null, before: Array<{ endsAt: string, plan: { id: number, label: string } }>, after: Array<{ endsAt: string, plan: { id: number, label: string } }> } };

export type ChangeAccountEmailMutationVariables = Exact<{
  id: number;
  email: string;
  confirmed: boolean;
  password: string;
}>;


export type ChangeAccountEmailMutation = { changeAccountEmail: { email: string, pendingEmail: string | null } };

export type GrantPlanMutationVariables = Exact<{
  id: number;
  plan: number;
  days: number;
  reason?: string | null | undefined;
  key: string;
}>;


export type GrantPlanMutation = { grantPlan: { id: number } };

export type EndSessionMutationVariables = Exact<{
  accountId: number;
}>;


export type EndSessionMutation = { endSession: { id: number } };

export type MakeAdministratorMutationVariables = Exact<{
  id: number;
  administrator: boolean;
  role?: Types.AdministratorRole | null | undefined;
  password: string;
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

export type ConfirmIdentityMutationVariables = Exact<{
  password: string;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: boolean };

export type SentNotificationsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type SentNotificationsQuery = { sentNotifications: { total: number, page: number, lastPage: number, items: Array<{ id: number, titleEn: string, titleRu: string, link: string, accountId: number | null, accountEmail: string | null, senderEmail: string | null, sentAt: string, withdrawnAt: string | null, readCount: number }> } };

export type WithdrawNotificationMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawNotificationMutation = { withdrawNotification: boolean };

export type ExportAuditLogMutationVariables = Exact<{
  accountId?: number | null | undefined;
  action?: string | null | undefined;
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ExportAuditLogMutation = { exportAuditLog: { name: string, mimeType: string, base64: string } };

export type AdminUserNameQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AdminUserNameQuery = { accounts: { items: Array<{ id: number, email: string }> } };


export const AdministratorRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdministratorRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"administratorRole"}}]}}]} as unknown as DocumentNode<AdministratorRoleQuery, AdministratorRoleQueryVariables>;
export const GrantablePlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GrantablePlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantablePlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<GrantablePlansQuery, GrantablePlansQueryVariables>;
export const AdminUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const AdminUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paidUntil"}},{"kind":"Field","name":{"kind":"Name","value":"ownerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isAdministrator"}},{"kind":"Field","name":{"kind":"Name","value":"administratorRole"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"balanceCents"}},{"kind":"Field","name":{"kind":"Name","value":"debtCents"}},{"kind":"Field","name":{"kind":"Name","value":"frozenCents"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawalCents"}},{"kind":"Field","name":{"kind":"Name","value":"payers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"inn"}},{"kind":"Field","name":{"kind":"Name","value":"kpp"}},{"kind":"Field","name":{"kind":"Name","value":"postalAddress"}},{"kind":"Field","name":{"kind":"Name","value":"legalAddress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referrer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"promoCode"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"accountEmail"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUserQuery, AdminUserQueryVariables>;
export const AdminAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"accountEmail"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<AdminAuditQuery, AdminAuditQueryVariables>;
export const AdminCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"usesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<AdminCodesQuery, AdminCodesQueryVariables>;
export const AdminDemoRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDemoRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"grantedUntil"}}]}}]}}]} as unknown as DocumentNode<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>;
export const BlockAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"blocked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"blocked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"blocked"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BlockAccountMutation, BlockAccountMutationVariables>;
export const PlanGrantPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanGrantPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planGrantPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextPaymentAt"}}]}}]}}]} as unknown as DocumentNode<PlanGrantPreviewQuery, PlanGrantPreviewQueryVariables>;
export const ChangeAccountEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeAccountEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeAccountEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmed"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]}}]} as unknown as DocumentNode<ChangeAccountEmailMutation, ChangeAccountEmailMutationVariables>;
export const GrantPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GrantPlanMutation, GrantPlanMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const MakeAdministratorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeAdministrator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdministratorRole"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeAdministrator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"administrator"},"value":{"kind":"Variable","name":{"kind":"Name","value":"administrator"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MakeAdministratorMutation, MakeAdministratorMutationVariables>;
export const CreateAccessCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uses"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"uses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uses"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<CreateAccessCodeMutation, CreateAccessCodeMutationVariables>;
export const DeleteAccessCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccessCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccessCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<DeleteAccessCodeMutation, DeleteAccessCodeMutationVariables>;
export const SendNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"titleEn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"titleRu"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"link"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"titleEn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"titleEn"}}},{"kind":"Argument","name":{"kind":"Name","value":"titleRu"},"value":{"kind":"Variable","name":{"kind":"Name","value":"titleRu"}}},{"kind":"Argument","name":{"kind":"Name","value":"link"},"value":{"kind":"Variable","name":{"kind":"Name","value":"link"}}},{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendNotificationMutation, SendNotificationMutationVariables>;
export const ConfirmIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
export const SentNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SentNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titleEn"}},{"kind":"Field","name":{"kind":"Name","value":"titleRu"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"accountEmail"}},{"kind":"Field","name":{"kind":"Name","value":"senderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}}]}}]}}]} as unknown as DocumentNode<SentNotificationsQuery, SentNotificationsQueryVariables>;
export const WithdrawNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<WithdrawNotificationMutation, WithdrawNotificationMutationVariables>;
export const ExportAuditLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportAuditLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportAuditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mimeType"}},{"kind":"Field","name":{"kind":"Name","value":"base64"}}]}}]}}]} as unknown as DocumentNode<ExportAuditLogMutation, ExportAuditLogMutationVariables>;
export const AdminUserNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUserName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUserNameQuery, AdminUserNameQueryVariables>;

/** Data is complete or absent: no query requests partial results or streams. */
type CompleteResult<TData, TVariables extends OperationVariables> = useQuery.Result<TData, TVariables, 'empty' | 'complete'>;

/** Runs the query `AdministratorRole` and subscribes to its result. */
export function useAdministratorRoleQuery(options?: useQuery.Options<AdministratorRoleQuery, AdministratorRoleQueryVariables>): CompleteResult<AdministratorRoleQuery, AdministratorRoleQueryVariables> {
  return useQuery<AdministratorRoleQuery, AdministratorRoleQueryVariables>(AdministratorRoleDocument, options as useQuery.Options<AdministratorRoleQuery, AdministratorRoleQueryVariables> & { variables: AdministratorRoleQueryVariables }) as CompleteResult<AdministratorRoleQuery, AdministratorRoleQueryVariables>;
}

/** Runs the query `AdministratorRole` on demand. */
export function useAdministratorRoleLazyQuery(options?: useLazyQuery.Options<AdministratorRoleQuery, AdministratorRoleQueryVariables>) {
  return useLazyQuery<AdministratorRoleQuery, AdministratorRoleQueryVariables>(AdministratorRoleDocument, options);
}

/** Runs the query `GrantablePlans` and subscribes to its result. */
export function useGrantablePlansQuery(options?: useQuery.Options<GrantablePlansQuery, GrantablePlansQueryVariables>): CompleteResult<GrantablePlansQuery, GrantablePlansQueryVariables> {
  return useQuery<GrantablePlansQuery, GrantablePlansQueryVariables>(GrantablePlansDocument, options as useQuery.Options<GrantablePlansQuery, GrantablePlansQueryVariables> & { variables: GrantablePlansQueryVariables }) as CompleteResult<GrantablePlansQuery, GrantablePlansQueryVariables>;
}

/** Runs the query `GrantablePlans` on demand. */
export function useGrantablePlansLazyQuery(options?: useLazyQuery.Options<GrantablePlansQuery, GrantablePlansQueryVariables>) {
  return useLazyQuery<GrantablePlansQuery, GrantablePlansQueryVariables>(GrantablePlansDocument, options);
}

/** Runs the query `AdminUsers` and subscribes to its result. */
export function useAdminUsersQuery(options?: useQuery.Options<AdminUsersQuery, AdminUsersQueryVariables>): CompleteResult<AdminUsersQuery, AdminUsersQueryVariables> {
  return useQuery<AdminUsersQuery, AdminUsersQueryVariables>(AdminUsersDocument, options as useQuery.Options<AdminUsersQuery, AdminUsersQueryVariables> & { variables: AdminUsersQueryVariables }) as CompleteResult<AdminUsersQuery, AdminUsersQueryVariables>;
}

/** Runs the query `AdminUsers` on demand. */
export function useAdminUsersLazyQuery(options?: useLazyQuery.Options<AdminUsersQuery, AdminUsersQueryVariables>) {
  return useLazyQuery<AdminUsersQuery, AdminUsersQueryVariables>(AdminUsersDocument, options);
}

/** Runs the query `AdminUser` and subscribes to its result. */
export function useAdminUserQuery(options: useQuery.Options<AdminUserQuery, AdminUserQueryVariables>): CompleteResult<AdminUserQuery, AdminUserQueryVariables> {
  return useQuery<AdminUserQuery, AdminUserQueryVariables>(AdminUserDocument, options as useQuery.Options<AdminUserQuery, AdminUserQueryVariables> & { variables: AdminUserQueryVariables }) as CompleteResult<AdminUserQuery, AdminUserQueryVariables>;
}

/** Runs the query `AdminUser` on demand. */
export function useAdminUserLazyQuery(options?: useLazyQuery.Options<AdminUserQuery, AdminUserQueryVariables>) {
  return useLazyQuery<AdminUserQuery, AdminUserQueryVariables>(AdminUserDocument, options);
}

/** Runs the query `AdminAudit` and subscribes to its result. */
export function useAdminAuditQuery(options?: useQuery.Options<AdminAuditQuery, AdminAuditQueryVariables>): CompleteResult<AdminAuditQuery, AdminAuditQueryVariables> {
  return useQuery<AdminAuditQuery, AdminAuditQueryVariables>(AdminAuditDocument, options as useQuery.Options<AdminAuditQuery, AdminAuditQueryVariables> & { variables: AdminAuditQueryVariables }) as CompleteResult<AdminAuditQuery, AdminAuditQueryVariables>;
}

/** Runs the query `AdminAudit` on demand. */
export function useAdminAuditLazyQuery(options?: useLazyQuery.Options<AdminAuditQuery, AdminAuditQueryVariables>) {
  return useLazyQuery<AdminAuditQuery, AdminAuditQueryVariables>(AdminAuditDocument, options);
}

/** Runs the query `AdminCodes` and subscribes to its result. */
export function useAdminCodesQuery(options?: useQuery.Options<AdminCodesQuery, AdminCodesQueryVariables>): CompleteResult<AdminCodesQuery, AdminCodesQueryVariables> {
  return useQuery<AdminCodesQuery, AdminCodesQueryVariables>(AdminCodesDocument, options as useQuery.Options<AdminCodesQuery, AdminCodesQueryVariables> & { variables: AdminCodesQueryVariables }) as CompleteResult<AdminCodesQuery, AdminCodesQueryVariables>;
}

/** Runs the query `AdminCodes` on demand. */
export function useAdminCodesLazyQuery(options?: useLazyQuery.Options<AdminCodesQuery, AdminCodesQueryVariables>) {
  return useLazyQuery<AdminCodesQuery, AdminCodesQueryVariables>(AdminCodesDocument, options);
}

/** Runs the query `AdminDemoRequests` and subscribes to its result. */
export function useAdminDemoRequestsQuery(options?: useQuery.Options<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>): CompleteResult<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables> {
  return useQuery<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>(AdminDemoRequestsDocument, options as useQuery.Options<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables> & { variables: AdminDemoRequestsQueryVariables }) as CompleteResult<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>;
}

/** Runs the query `AdminDemoRequests` on demand. */
export function useAdminDemoRequestsLazyQuery(options?: useLazyQuery.Options<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>) {
  return useLazyQuery<AdminDemoRequestsQuery, AdminDemoRequestsQueryVariables>(AdminDemoRequestsDocument, options);
}

/** Runs the query `PlanGrantPreview` and subscribes to its result. */
export function usePlanGrantPreviewQuery(options: useQuery.Options<PlanGrantPreviewQuery, PlanGrantPreviewQueryVariables>): CompleteResult<PlanGrantPreviewQuery, PlanGrantPreviewQueryVariables> {
  return useQuery<PlanGrantPreviewQuery, PlanGrantPreviewQueryVariables>(PlanGrantPreviewDocument, options as useQuery.Options<PlanGrantPreviewQuery, PlanGrantPreviewQueryVariables> & { variables: PlanGrantPreviewQueryVariables }) as CompleteResult<PlanGrantPreviewQuery, PlanGrantPreviewQueryVariables>;
}

/** Runs the query `PlanGrantPreview` on demand. */
export function usePlanGrantPreviewLazyQuery(options?: useLazyQuery.Options<PlanGrantPreviewQuery, PlanGrantPreviewQueryVariables>) {
  return useLazyQuery<PlanGrantPreviewQuery, PlanGrantPreviewQueryVariables>(PlanGrantPreviewDocument, options);
}

/** Runs the query `SentNotifications` and subscribes to its result. */
export function useSentNotificationsQuery(options?: useQuery.Options<SentNotificationsQuery, SentNotificationsQueryVariables>): CompleteResult<SentNotificationsQuery, SentNotificationsQueryVariables> {
  return useQuery<SentNotificationsQuery, SentNotificationsQueryVariables>(SentNotificationsDocument, options as useQuery.Options<SentNotificationsQuery, SentNotificationsQueryVariables> & { variables: SentNotificationsQueryVariables }) as CompleteResult<SentNotificationsQuery, SentNotificationsQueryVariables>;
}

/** Runs the query `SentNotifications` on demand. */
export function useSentNotificationsLazyQuery(options?: useLazyQuery.Options<SentNotificationsQuery, SentNotificationsQueryVariables>) {
  return useLazyQuery<SentNotificationsQuery, SentNotificationsQueryVariables>(SentNotificationsDocument, options);
}

/** Runs the query `AdminUserName` and subscribes to its result. */
export function useAdminUserNameQuery(options?: useQuery.Options<AdminUserNameQuery, AdminUserNameQueryVariables>): CompleteResult<AdminUserNameQuery, AdminUserNameQueryVariables> {
  return useQuery<AdminUserNameQuery, AdminUserNameQueryVariables>(AdminUserNameDocument, options as useQuery.Options<AdminUserNameQuery, AdminUserNameQueryVariables> & { variables: AdminUserNameQueryVariables }) as CompleteResult<AdminUserNameQuery, AdminUserNameQueryVariables>;
}

/** Runs the query `AdminUserName` on demand. */
export function useAdminUserNameLazyQuery(options?: useLazyQuery.Options<AdminUserNameQuery, AdminUserNameQueryVariables>) {
  return useLazyQuery<AdminUserNameQuery, AdminUserNameQueryVariables>(AdminUserNameDocument, options);
}