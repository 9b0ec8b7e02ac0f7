import type { GraphQLSchema } from 'graphql';
import type { Localised } from '../contract/localised.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { RequestContext } from '../request/request-context.js';
import { assertSessionActive, requireUser, type Visitor } from '../request/visitor.js';
import { accessRuleOf, type AccessRule } from '../schema-kit/require-access.js';

/** An operation as the rules see it. */
interface RequestedOperation {
  /** Names of its root fields. */
  fields: readonly string[];
  /** Whether it is a mutation. */
  isMutation: boolean;
}

/**
 * Refuses an operation any of whose root fields the visitor may not call, before anything runs.
 * @throws AppError that says why
 */
export function assertOperationAllowed(
  schema: GraphQLSchema,
  { fields, isMutation }: RequestedOperation,
  visitor: Visitor,
): void {
  for (const name of fields) {
    const rule = ruleOf(schema, name);
    if (rule) assertAllowed(rule, visitor, isMutation);
  }
}

/**
 * Refuses whoever has called too often, but not on the way in: logging in has limits of its own.
 * @throws AppError TooManyRequests
 */
export function assertWithinRateLimit(
  schema: GraphQLSchema,
  fields: readonly string[],
  { rateLimitError }: Pick<RequestContext, 'rateLimitError'>,
): void {
  const isLogin = fields.length > 0 && fields.every((name) => ruleOf(schema, name)?.isLogin);
  if (rateLimitError !== null && !isLogin) throw rateLimitError;
}

/** @throws AppError that says why this visitor may not */
function assertAllowed(
  { access, isBackground, requiresBilling }: AccessRule,
  visitor: Visitor,
  isMutation: boolean,
): void {
  // What also a browser may call whose session is over, and no page asks on its own, is about logging in.
  if (visitor.hasOpenAccess && access === 'public' && !isBackground) {
    throw new AppError(ErrorCode.Forbidden, { what: noAccountsMessage });
  }
  if (visitor.hasOpenAccess && requiresBilling)
    throw new AppError(ErrorCode.Forbidden, { what: noBillingMessage });
  if (access === 'public') return;
  assertSessionActive(visitor);
  if (access === 'guest') return;
  const { account, owner } = requireUser(visitor);
  if (access === 'owner' && account.id !== owner.id) {
    throw new AppError(ErrorCode.OwnerOnly, { owner: owner.email });
  }
  if (access === 'administrator' && !account.isAdministrator) {
    throw new AppError(ErrorCode.AdministratorOnly);
  }
  if (access === 'administrator' && isMutation && visitor.viaApiToken) {
    throw new AppError(ErrorCode.Forbidden, { what: browserOnlyMessage });
  }
}

const browserOnlyMessage: Localised = {
  en: 'administrators change things when they are logged in, not by an API token',
  ru: 'администратор меняет данные после входа, а не по API-токену',
};

const noAccountsMessage: Localised = {
  en: 'this server is open, there are no accounts on it',
  ru: 'этот сервер открыт, аккаунтов на нём нет',
};

const noBillingMessage: Localised = {
  en: 'this server is open, nothing is sold on it',
  ru: 'этот сервер открыт, на нём ничего не продаётся',
};

/** Whether the page asks for all these root fields on its own, so that they are no sign of a person. */
export function areBackgroundFields(schema: GraphQLSchema, fields: readonly string[]): boolean {
  return fields.every((name) => ruleOf(schema, name)?.isBackground ?? name.startsWith('__'));
}

/** @throws Error that names a query or mutation which declares no access */
export function assertAccessDeclared(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (!accessRuleOf(field)) throw new Error(`${field.name} does not declare who may call it.`);
    }
  }
}

function ruleOf(schema: GraphQLSchema, name: string): AccessRule | undefined {
  return accessRuleOf(
    schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name],
  );
}
