import { hashPassword } from '../../../../server/modules/accounts/password.js';
import { createUser, type UserKind, type TestUser } from '../../support/test-users.js';
import type { RunningApp } from '../../support/running-app.js';

/** A password that no other account has. */
export const password = 'violet harbour 58 kettle';

/** Creates a user with the test password. */
export async function createUserWithPassword(
  app: RunningApp,
  kind: UserKind = 'demo',
  passwordHash?: string,
): Promise<TestUser> {
  const user = await createUser(app, { kind });
  await setPasswordHash(app, user.id, passwordHash ?? (await hashPassword(password)));
  return user;
}

/** Replaces the stored password hash of an account. */
export async function setPasswordHash(app: RunningApp, id: number, hash: string): Promise<void> {
  await app.stores.postgres.query('UPDATE account SET password_hash = $2 WHERE id = $1', [id, hash]);
}
