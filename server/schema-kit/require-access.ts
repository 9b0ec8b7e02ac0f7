import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

/**
 * Who may call an operation. `anybody`: also a browser whose session is over, as logging in must be possible then.
 * `guest`: every visitor. `person`: who is logged in. `owner`: a person who is no sub-user. `administrator`: administrators.
 */
export type Access = 'public' | 'guest' | 'user' | 'owner' | 'administrator';

/** What an operation declares of its callers. */
export interface AccessRule {
  access: Access;
  /** The operation is asked for by the page on its own, as polls are: it keeps no session alive. */
  isBackground?: boolean;
  /** The operation logs in: also who has called too often may try, within limits of its own. */
  isLogin?: boolean;
  /** The operation is about buying: where access is open nothing is sold. */
  requiresBilling?: boolean;
}

/** Declares who may call a query or mutation. The schema is not built where one lacks it. */
export function RequireAccess(
  access: Access,
  { isBackground = false, isLogin = false, requiresBilling = false }: Omit<AccessRule, 'access'> = {},
): MethodDecorator {
  return Extensions({
    rule: { access, isBackground, isLogin, requiresBilling } satisfies AccessRule,
  });
}

/** What a query or mutation declares of its callers; undefined where it declares nothing, and for a field that is none. */
export function accessRuleOf(field: GraphQLField<unknown, unknown> | undefined): AccessRule | undefined {
  return field?.extensions['rule'] as AccessRule | undefined;
}
