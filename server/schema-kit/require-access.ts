import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Required access. `public`: everyone, even with an expired session. `guest`: every visitor. `user`: authenticated
 * users.
 * `owner`: users who are not team members. `administrator`: administrators.
 */
export type Access = 'public' | 'guest' | 'user' | 'owner' | 'administrator';

/** Access rule of an operation. */
export interface AccessRule {
  access: Access;
  /** Sent by the client in the background, such as polls. Does not extend the session. */
  isBackground?: boolean;
  /** A login. Exempt from the rate limit, because it has its own limits. */
  isLogin?: boolean;
  /** Concerns purchases. Unavailable with open access. */
  requiresBilling?: boolean;
}

/** Declares the access rule of a query or mutation. The schema does not build without one. */
export function RequireAccess(
  access: Access,
  { isBackground = false, isLogin = false, requiresBilling = false }: Omit<AccessRule, 'access'> = {},
): MethodDecorator {
  return Extensions({
    rule: { access, isBackground, isLogin, requiresBilling } satisfies AccessRule,
  });
}

/** Access rule of a query or mutation, if declared. */
export function accessRuleOf(field: GraphQLField<unknown, unknown> | undefined): AccessRule | undefined {
  return field?.extensions['rule'] as AccessRule | undefined;
}
