import type { GraphQLSchema } from 'graphql';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { assertLive, personOf, type Visitor } from '../request/visitor.js';
import { accessRuleOf, type Access, type AccessRule } from '../schema-kit/allowed.js';

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

/** Whether the page asks for all these root fields on its own, so that they are no sign of a person. */
export function isBackground(schema: GraphQLSchema, fields: readonly string[]): boolean {
  return fields.every((name) => ruleOf(schema, name)?.background ?? name.startsWith('__'));
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
