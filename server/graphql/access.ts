import type { GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { Person, Visitor } from '../modules/accounts/visitor.js';

/**
 * Who may call an operation. `anybody`: also a browser whose session is over, as logging in must be possible then.
 * `guest`: every visitor. `person`: who is logged in. `owner`: a person who is no sub-user. `administrator`: administrators.
 */
export type Access = 'anybody' | 'guest' | 'person' | 'owner' | 'administrator';

interface Rule {
  access: Access;
  /** The operation is asked for by the page on its own, as polls are: it keeps no session alive. */
  background?: boolean;
}

/** Declares who may call a query or mutation. The schema is not built where one lacks it. */
export function Allowed(access: Access, { background = false } = {}): MethodDecorator {
  return Extensions({ rule: { access, background } satisfies Rule });
}

/**
 * Refuses an operation any of whose root fields the visitor may not call, before anything runs.
 * @throws AppError that says why
 */
export function assertOperationAllowed(
  schema: GraphQLSchema,
  fields: readonly string[],
  visitor: Visitor,
): void {
  for (const name of fields) {
    const rule = ruleOf(schema, name);
    if (rule) assertAllowed(rule.access, visitor);
  }
}

/** @throws AppError that says why this visitor may not */
function assertAllowed(access: Access, visitor: Visitor): void {
  if (access === 'anybody') return;
  assertLive(visitor);
  if (access === 'guest') return;
  const { account, owner } = personOf(visitor);
  if (access === 'owner' && account.id !== owner.id) {
    throw new AppError(ErrorCode.OwnerOnly, { owner: owner.email });
  }
  if (access === 'administrator' && !account.isAdministrator) {
    throw new AppError(ErrorCode.AdministratorOnly);
  }
}

/** @throws AppError SessionOutOfDate or SessionExpired where the browser's session is over */
export function assertLive({ fault }: Visitor): void {
  if (fault === 'replaced') throw new AppError(ErrorCode.SessionOutOfDate);
  if (fault !== null) throw new AppError(ErrorCode.SessionExpired);
}

/** The visitor as a logged-in person. Throws AuthorizationRequired for a guest. */
export function personOf(visitor: Visitor): Person {
  assertLive(visitor);
  const { account, owner } = visitor;
  if (account === null || owner === null) throw new AppError(ErrorCode.AuthorizationRequired);
  return { ...visitor, account, owner };
}

/** Whether the page asks for all these root fields on its own, so that they are no sign of a person. */
export function isBackground(schema: GraphQLSchema, fields: readonly string[]): boolean {
  return fields.every((name) => ruleOf(schema, name)?.background ?? name.startsWith('__'));
}

/** @throws Error that names a query or mutation which declares no access */
export function assertAccessDeclared(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (!field.extensions['rule']) throw new Error(`${field.name} does not declare who may call it.`);
    }
  }
}

function ruleOf(schema: GraphQLSchema, name: string): Rule | undefined {
  const field = schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  return field?.extensions['rule'] as Rule | undefined;
}
