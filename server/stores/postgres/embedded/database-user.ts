import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/** Account of the database server if it differs from this process. */
export interface DatabaseUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root. Returns or creates an unprivileged account for root, undefined otherwise. */
export function resolveDatabaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = findAccount('postgres') ?? createAccount() ?? findAccount('nobody');
  if (!user) {
    throw new Error('The embedded PostgreSQL needs an account other than root, and none could be made.');
  }
  return user;
}

/** Whether the account may traverse every folder of the path. */
export function canReach(folder: string, user: DatabaseUser | undefined): boolean {
  if (!user) return true;
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    const { mode, uid, gid } = statSync(current);
    const requiredMode = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & requiredMode) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

function createAccount(): DatabaseUser | undefined {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  return findAccount('postgres');
}

function findAccount(name: string): DatabaseUser | undefined {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
