import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../../../server/modules/accounts/password.js';
import { aPerson, type PersonKind, type TestPerson } from '../../support/people.js';
import type { RunningApp } from '../../support/running-app.js';

/** A password that is nobody's else. */
export const password = 'violet harbour 58 kettle';

/** Somebody whose password is known. */
export async function aKnownPerson(
  app: RunningApp,
  kind: PersonKind = 'demo',
  passwordHash?: string,
): Promise<TestPerson> {
  const person = await aPerson(app, { kind });
  await setHash(app, person.id, passwordHash ?? (await hashPassword(password)));
  return person;
}

/** Replaces the stored hash of a password. */
export async function setHash(app: RunningApp, id: number, hash: string): Promise<void> {
  await app.stores.postgres.query('UPDATE account SET password_hash = $2 WHERE id = $1', [id, hash]);
}

/** An e-mail that nobody has. */
export function freshEmail(): string {
  return `person-${randomBytes(6).toString('hex')}@people.example`;
}
