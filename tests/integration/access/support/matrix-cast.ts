import { randomBytes } from 'node:crypto';
import type { Caller } from '../../support/caller.js';
import { createUser, type TestUser } from '../../support/test-users.js';
import type { RunningApp } from '../../support/running-app.js';

/** Columns of the matrix. */
export const roles = [
  'guest',
  'demo',
  'promo',
  'basic',
  'team owner',
  'sub-user',
  'other owner',
  'administrator',
] as const;

export type Role = (typeof roles)[number];

/** Users of each role, created on first use. Cells can share them. Operations use data of the team owner. */
export interface Cast {
  userOf(role: Exclude<Role, 'guest'>): Promise<TestUser>;
  /** Request headers of a role. */
  headersOf(role: Role): Promise<Record<string, string>>;
  /** API client of a role. */
  callerOf(role: Role): Promise<Caller>;
  /** Replaces the guest and the free account, because their daily limits are small. */
  relieve(): void;
}

/** Creates new users. "sub-user" is a team member of the team owner, and "other owner" is unrelated to both. */
export function newCast(app: RunningApp): Cast {
  const users = new Map<Role, Promise<TestUser>>();
  const createByRole: Readonly<Record<Exclude<Role, 'guest'>, () => Promise<TestUser>>> = {
    demo: () => createUser(app, { kind: 'demo' }),
    promo: () => createUser(app, { kind: 'promo' }),
    basic: () => createUser(app, { kind: 'basic' }),
    'team owner': () => createUser(app, { kind: 'team' }),
    'sub-user': async () => createUser(app, { kind: 'demo', owner: await userOf('team owner') }),
    'other owner': () => createUser(app, { kind: 'team' }),
    administrator: () => createUser(app, { kind: 'administrator' }),
  };
  const userOf: Cast['userOf'] = (role) => {
    const user = users.get(role) ?? createByRole[role]();
    users.set(role, user);
    return user;
  };
  let guest = guestHeaders();
  const headersOf: Cast['headersOf'] = async (role) =>
    role === 'guest' ? guest : (await userOf(role)).headers;
  const callers = new Map<Role, Caller>();
  const callerOf: Cast['callerOf'] = async (role) => {
    const caller = callers.get(role) ?? app.as({ headers: await headersOf(role) });
    callers.set(role, caller);
    return caller;
  };
  return {
    userOf,
    headersOf,
    callerOf,
    relieve: () => {
      guest = guestHeaders();
      users.delete('demo');
      for (const role of ['guest', 'demo'] as const) callers.delete(role);
    },
  };
}

function guestHeaders(): Record<string, string> {
  return { cookie: `visitor=${randomBytes(18).toString('base64url')}` };
}
