import { randomBytes } from 'node:crypto';
import type { Caller } from '../../support/caller.js';
import { createUser, type TestUser } from '../../support/people.js';
import type { RunningApp } from '../../support/running-app.js';

/** The columns of the matrix. */
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

/** The people of some cells, each made when first asked for. What operations act on is the team owner's. */
export interface Cast {
  person(role: Exclude<Role, 'guest'>): Promise<TestUser>;
  /** What a call as somebody of this role is sent with. */
  headersOf(role: Role): Promise<Record<string, string>>;
  /** Calls as somebody of this role. */
  callerOf(role: Role): Promise<Caller>;
  /** Lets others be the guest and the demo account from now on: they may open only so much in a day. */
  relieve(): void;
}

/** New people: "other owner" is somebody else than the team owner, whose sub-user is "sub-user". */
export function newCast(app: RunningApp): Cast {
  const people = new Map<Role, Promise<TestUser>>();
  const make: Readonly<Record<Exclude<Role, 'guest'>, () => Promise<TestUser>>> = {
    demo: () => createUser(app, { kind: 'demo' }),
    promo: () => createUser(app, { kind: 'promo' }),
    basic: () => createUser(app, { kind: 'basic' }),
    'team owner': () => createUser(app, { kind: 'team' }),
    'sub-user': async () => createUser(app, { kind: 'demo', owner: await person('team owner') }),
    'other owner': () => createUser(app, { kind: 'team' }),
    administrator: () => createUser(app, { kind: 'administrator' }),
  };
  const person: Cast['person'] = (role) => {
    const made = people.get(role) ?? make[role]();
    people.set(role, made);
    return made;
  };
  let guest = guestHeaders();
  const headersOf: Cast['headersOf'] = async (role) =>
    role === 'guest' ? guest : (await person(role)).headers;
  const callers = new Map<Role, Caller>();
  const callerOf: Cast['callerOf'] = async (role) => {
    const known = callers.get(role) ?? app.as({ headers: await headersOf(role) });
    callers.set(role, known);
    return known;
  };
  return {
    person,
    headersOf,
    callerOf,
    relieve: () => {
      guest = guestHeaders();
      people.delete('demo');
      for (const role of ['guest', 'demo'] as const) callers.delete(role);
    },
  };
}

function guestHeaders(): Record<string, string> {
  return { cookie: `visitor=${randomBytes(18).toString('base64url')}` };
}
