import type { GraphQLSchema } from 'graphql';
import type { Localised } from '../contract/language/localised.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { RequestContext } from '../request/request-context.js';
import {
  assertAdministrator,
  assertBrowser,
  assertRecentLogin,
  type AdministratorPolicy,
} from '../request/administrator-access.js';
import { assertSessionActive, requireUser, type Visitor } from '../request/visitor.js';
import { accessRuleOf, type AccessRule } from '../schema-kit/require-access.js';

interface RequestedOperation {
  /** Names of the root fields. */
  fields: readonly string[];
  isMutation: boolean;
}

/**
 * Checks the access rules of all root fields before execution.
 * @throws AppError with the violated rule
 */
export function assertOperationAllowed(
  schema: GraphQLSchema,
  { fields, isMutation }: RequestedOperation,
  visitor: Visitor,
  policy: AdministratorPolicy,
): void {
  for (const name of fields) {
    const rule = findAccessRule(schema, name);
    if (!rule) continue;
    assertAllowed(rule, visitor);
    if (rule.access === 'administrator') assertAdministration(rule, visitor, isMutation, policy);
  }
}

/**
 * Rejects requests above the rate limit, except logins, which have their own limits.
 * @throws AppError TooManyRequests
 */
export function assertWithinRateLimit(
  schema: GraphQLSchema,
  fields: readonly string[],
  { rateLimitError }: Pick<RequestContext, 'rateLimitError'>,
): void {
  const isLogin = fields.length > 0 && fields.every((name) => findAccessRule(schema, name)?.isLogin);
  if (rateLimitError !== null && !isLogin) throw rateLimitError;
}

/** @throws AppError with the violated rule */
function assertAllowed({ access, isBackground, requiresBilling }: AccessRule, visitor: Visitor): void {
  // Public operations other than background queries concern log-in and registration, which open access does not have.
  if (visitor.hasOpenAccess && access === 'public' && !isBackground) {
    throw new AppError(ErrorCode.Forbidden, { what: noAccountsMessage });
  }
  if (visitor.hasOpenAccess && requiresBilling) {
    throw new AppError(ErrorCode.Forbidden, { what: noBillingMessage });
  }
  if (access === 'public') return;
  assertSessionActive(visitor);
  if (access === 'guest') return;
  const { account, owner } = requireUser(visitor);
  if (access === 'owner' && account.id !== owner.id) {
    throw new AppError(ErrorCode.OwnerOnly, { owner: owner.email });
  }
}

/** @throws AppError with the violated rule */
function assertAdministration(
  { roles = [], requiresRecentLogin }: AccessRule,
  visitor: Visitor,
  isMutation: boolean,
  policy: AdministratorPolicy,
): void {
  assertAdministrator(visitor, roles, policy);
  if (isMutation) assertBrowser(visitor);
  if (requiresRecentLogin) assertRecentLogin(visitor, policy.now());
}

const noAccountsMessage: Localised = {
  en: 'this server has open access and no accounts',
  ru: 'на этом сервере открытый доступ, аккаунтов нет',
};

const noBillingMessage: Localised = {
  en: 'this server has open access and sells no plans',
  ru: 'на этом сервере открытый доступ, тарифы не продаются',
};

/** Whether the client polls these root fields in the background. Polling does not count as user activity. */
export function areBackgroundFields(schema: GraphQLSchema, fields: readonly string[]): boolean {
  return fields.every((name) => findAccessRule(schema, name)?.isBackground ?? name.startsWith('__'));
}

/** @throws Error with the name of a query or mutation without an access rule or roles */
export function assertAccessDeclared(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const rule = accessRuleOf(field);
      if (!rule) throw new Error(`${field.name} does not declare its access rule.`);
      if (rule.access === 'administrator' && !rule.roles) {
        throw new Error(`${field.name} does not declare the roles of administrators.`);
      }
    }
  }
}

function findAccessRule(schema: GraphQLSchema, name: string): AccessRule | undefined {
  return accessRuleOf(
    schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name],
  );
}
