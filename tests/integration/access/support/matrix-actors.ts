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
export interface MatrixActors {
  getUser(role: Exclude<Role, 'guest'>): Promise<TestUser>;
  /** Request headers of a role. */
  getHeaders(role: Role): Promise<Record<string, string>>;
  /** API client of a role. */
  getCaller(role: Role): Promise<Caller>;
  /** Replaces the guest and the free account, because their daily limits are small. */
  replaceLimitedUsers(): void;
}

/** Creates new users. "sub-user" is a team member of the team owner, and "other owner" is unrelated to both. */
export function createMatrixActors(app: RunningApp): MatrixActors {
  const users = new Map<Role, Promise<TestUser>>();
  const createByRole: Readonly<Record<Exclude<Role, 'guest'>, () => Promise<TestUser>>> = {
    demo: () => createUser(app, { kind: 'demo' }),
    promo: () => createUser(app, { kind: 'promo' }),
    basic: () => createUser(app, { kind: 'basic' }),
    'team owner': () => createUser(app, { kind: 'team' }),
    'sub-user': async () => createUser(app, { kind: 'demo', owner: await getUser('team owner') }),
    'other owner': () => createUser(app, { kind: 'team' }),
    administrator: () => createUser(app, { kind: 'administrator' }),
  };
  const getUser: MatrixActors['getUser'] = (role) => {
    const user = users.get(role) ?? createByRole[role]();
    users.set(role, user);
    return user;
  };
  let guest = guestHeaders();
  const getHeaders: MatrixActors['getHeaders'] = async (role) =>
    role === 'guest' ? guest : (await getUser(role)).headers;
  const callers = new Map<Role, Caller>();
  const getCaller: MatrixActors['getCaller'] = async (role) => {
    const caller = callers.get(role) ?? app.as({ headers: await getHeaders(role) });
    callers.set(role, caller);
    return caller;
  };
  return {
    getUser,
    getHeaders,
    getCaller,
    replaceLimitedUsers: () => {
      guest = guestHeaders();
      users.delete('demo');
      for (const role of ['guest', 'demo'] as const) callers.delete(role);
    },
  };
}

function guestHeaders(): Record<string, string> {
  return { cookie: `visitor=${randomBytes(18).toString('base64url')}` };
}
