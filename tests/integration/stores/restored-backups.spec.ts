import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../../server/backup/back-up.js';
import { restore } from '../../../server/backup/restore.js';
import { openStores } from '../../../server/stores/open-stores.js';
import { disableExpressionJit } from '../../support/disable-expression-jit.js';
import { configFor } from '../../support/store-config.js';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';

const log = pino({ level: 'silent' });
const commandMarker = '/tmp/rivalscope-command-of-a-backup';
let parent: string;
let backup: string;

beforeAll(async () => {
  parent = await temporaryFolder();
  backup = path.join(parent, 'backup');
  const source = path.join(parent, 'source');
  mkdirSync(source);
  await disableExpressionJit(source);
  const stores = await openStores(configFor(source), log, { role: 'server' });
  await stores.postgres.query(
    `INSERT INTO account (email, created_at) VALUES ('owner@example.com', now()), ('other@example.com', now())`,
  );
  await stores.postgres.query(
    `INSERT INTO session (account_id, token_hash, created_at, last_active_at, ended_at, end_reason)
     SELECT id, sha256(email::bytea), now(), now(), NULL, NULL FROM account WHERE email LIKE '%@example.com'
     UNION ALL SELECT id, sha256(phase::bytea), now(), now(), now(), phase
       FROM account, unnest(ARRAY['replaced', 'logout']) AS phase WHERE email = 'owner@example.com'`,
  );
  await stores.postgres.query(
    `INSERT INTO password_reset (account_id, token_hash, email, created_at, expires_at)
     SELECT id, sha256('reset'), email, now(), now() + interval '1 hour' FROM account WHERE email = 'owner@example.com'`,
  );
  await stores.postgres.query(
    `INSERT INTO email_change (account_id, previous_email, email, requested_at, expires_at, confirmed_at, revert_until)
     SELECT id, email, 'next@example.com', now(), now() + interval '1 day', confirmed, confirmed + interval '7 days'
     FROM account, unnest(ARRAY[NULL, now()]) AS confirmed WHERE email = 'owner@example.com'`,
  );
  await backUp(backup, configFor(source), log);
  await stores.close();
});
afterAll(() => removeFolder(parent));

/** Sessions and links of the owner that work after a restore. */
async function readAccess(dataDir: string) {
  const stores = await openStores(configFor(dataDir), log, { role: 'tool' });
  const [access]: object[] = await stores.postgres.query(
    `SELECT (SELECT count(*)::int FROM session WHERE ended_at IS NULL OR end_reason = 'replaced') AS sessions,
       (SELECT count(*)::int FROM password_reset WHERE used_at IS NULL) AS resets,
       (SELECT count(*)::int FROM email_change WHERE confirmed_at IS NULL) AS confirmations,
       (SELECT count(*)::int FROM email_change WHERE confirmed_at IS NOT NULL) AS reversals,
       current_setting('archive_mode') AS "archiveMode", current_setting('archive_command') AS "archiveCommand"`,
  );
  await stores.close();
  return access;
}

it('A restore ends the sessions and the password and e-mail links of the backup', async () => {
  const dataDir = path.join(parent, 'restored');
  const { endedAccess, ignoredSettings } = await restore(backup, configFor(dataDir), log);
  expect([endedAccess, ignoredSettings]).toEqual([{ sessions: 3, links: 2 }, []]);
  expect(await readAccess(dataDir)).toMatchObject({ sessions: 0, resets: 0, confirmations: 0, reversals: 1 });
});

it('An option preserves them', async () => {
  const dataDir = path.join(parent, 'unchanged');
  const { endedAccess } = await restore(backup, configFor(dataDir), log, { preservesSessions: true });
  expect(endedAccess).toBeUndefined();
  expect(await readAccess(dataDir)).toMatchObject({ sessions: 3, resets: 1, confirmations: 1, reversals: 1 });
});

it('A restore ignores settings and files with which a changed backup could run commands', async () => {
  const files = path.join(backup, 'postgres');
  const configuration = path.join(files, 'postgresql.auto.conf');
  const original = readFileSync(configuration, 'utf8');
  appendFileSync(
    configuration,
    `archive_mode = on\narchive_command = 'touch ${commandMarker}'\nrestore_command = 'touch ${commandMarker}'\n`,
  );
  appendFileSync(path.join(files, 'postgresql.conf'), `\ninclude '/etc/passwd'\n`);
  appendFileSync(path.join(files, 'pg_hba.conf'), '\nhost all all 0.0.0.0/0 trust\n');
  writeFileSync(path.join(files, 'recovery.signal'), '');
  writeFileSync(path.join(files, 'tablespace_map'), '16384 /etc\n');
  const dataDir = path.join(parent, 'tampered');
  const { ignoredSettings } = await restore(backup, configFor(dataDir), log);
  expect(ignoredSettings).toEqual([
    'postgresql.conf: include',
    'postgresql.auto.conf: archive_mode',
    'postgresql.auto.conf: archive_command',
    'postgresql.auto.conf: restore_command',
    'pg_hba.conf: host',
  ]);
  expect(await readAccess(dataDir)).toMatchObject({ archiveMode: 'off', archiveCommand: '(disabled)' });
  expect(readFileSync(path.join(dataDir, 'postgres', 'postgresql.auto.conf'), 'utf8')).toBe(original);
  expect(readFileSync(path.join(dataDir, 'postgres', 'pg_hba.conf'), 'utf8')).not.toContain('0.0.0.0/0');
  expect(existsSync(path.join(dataDir, 'postgres', 'tablespace_map'))).toBe(false);
  expect(existsSync(commandMarker)).toBe(false);
});

it('A restore rejects a description with a time that would control the terminal', async () => {
  const folder = path.join(parent, 'hostile');
  mkdirSync(folder);
  const manifest = { form: 1, clickhouseDatabase: 'rivalscope', createdAt: '\u001B]0;title\u0007' };
  writeFileSync(path.join(folder, 'backup.json'), JSON.stringify(manifest));
  await expect(restore(folder, configFor(path.join(parent, 'rejected')), log)).rejects.toThrow(
    'holds no whole backup',
  );
});
