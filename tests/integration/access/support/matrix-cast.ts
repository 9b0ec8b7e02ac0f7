import { randomBytes } from 'node:crypto';
import { aPerson, type TestPerson } from '../../support/people.js';
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

/** The people of one cell. */
export interface Cast {
  headers: Readonly<Record<Role, Record<string, string>>>;
  owner: TestPerson;
  /** The sub-user of the team owner. */
  member: TestPerson;
  demo: TestPerson;
}

/** New people for one cell. What operations act on is the team owner's, so that "other owner" tries somebody else's things. */
export async function makeCast(app: RunningApp): Promise<Cast> {
  const owner = await aPerson(app, { kind: 'team' });
  const [demo, promo, basic, member, other, administrator] = await Promise.all([
    aPerson(app, { kind: 'demo' }),
    aPerson(app, { kind: 'promo' }),
    aPerson(app, { kind: 'basic' }),
    aPerson(app, { kind: 'demo', owner }),
    aPerson(app, { kind: 'team' }),
    aPerson(app, { kind: 'administrator' }),
  ]);
  return {
    owner,
    member,
    demo,
    headers: {
      guest: { cookie: `visitor=${randomBytes(18).toString('base64url')}` },
      demo: demo.headers,
      promo: promo.headers,
      basic: basic.headers,
      'team owner': owner.headers,
      'sub-user': member.headers,
      'other owner': other.headers,
      administrator: administrator.headers,
    },
  };
}
