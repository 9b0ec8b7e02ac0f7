import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import type { DelegatedRole } from '../contract/accounts/administrator-roles.js';

/**
 * Required access. `public`: everyone, even with an expired session. `guest`: every visitor. `user`: authenticated
 * users.
 * `owner`: users who are not team members. `administrator`: administrators.
 */
export type Access = 'public' | 'guest' | 'user' | 'owner' | 'administrator';

interface AccessOptions {
  /** Sent by the client in the background, such as polls. Does not extend the session. */
  isBackground?: boolean;
  /** A login. Exempt from the rate limit, because it has its own limits. */
  isLogin?: boolean;
  /** Concerns purchases. Unavailable with open access. */
  requiresBilling?: boolean;
}

interface AdministratorOptions extends AccessOptions {
  /** Roles that may run the operation in addition to the owner. */
  roles: readonly DelegatedRole[];
  /** Requires a log-in or password confirmation within the last minutes. */
  requiresRecentLogin?: boolean;
}

/** Access rule of an operation. */
export interface AccessRule extends AccessOptions {
  access: Access;
  /** Present if `access` is `administrator`. */
  roles?: readonly DelegatedRole[];
  requiresRecentLogin?: boolean;
}

/** Declares the access rule of a query or mutation. The schema does not build without one. */
export function RequireAccess(access: 'administrator', options: AdministratorOptions): MethodDecorator;
export function RequireAccess(
  access: Exclude<Access, 'administrator'>,
  options?: AccessOptions,
): MethodDecorator;
export function RequireAccess(
  access: Access,
  options: AccessOptions | AdministratorOptions = {},
): MethodDecorator {
  return Extensions({ rule: { access, ...options } satisfies AccessRule });
}

/** Access rule of a query or mutation, if declared. */
export function accessRuleOf(field: GraphQLField<unknown, unknown> | undefined): AccessRule | undefined {
  return field?.extensions['rule'] as AccessRule | undefined;
}
