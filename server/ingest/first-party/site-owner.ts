import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Reference to the account that owns the first-party data. */
export type OwnerRef = { account: number } | { email: string };

/**
 * Resolves the paying account for imported first-party data; for a team member it is the team owner.
 * Without a reference it is the only administrator, or undefined if there is none or more than one.
 * @throws AppError BadRequest for an unknown account
 */
export async function resolveOwner(
  postgres: DataSource,
  ref: OwnerRef | undefined,
): Promise<number | undefined> {
  if (ref === undefined) return findOnlyAdministrator(postgres);
  const [condition, value] = 'account' in ref ? ['id = $1', ref.account] : ['email = lower($1)', ref.email];
  const rows: { owner: number }[] = await postgres.query(
    `SELECT coalesce(owner_id, id) AS owner FROM account WHERE ${condition}`,
    [value],
  );
  if (rows[0]) return rows[0].owner;
  const ownerName = 'email' in ref ? ref.email : String(ref.account);
  throw new AppError(ErrorCode.BadRequest, {
    what: { en: `There is no account ${ownerName}.`, ru: `Аккаунта ${ownerName} нет.` },
  });
}

async function findOnlyAdministrator(postgres: DataSource): Promise<number | undefined> {
  const rows: { owner: number }[] = await postgres.query(
    'SELECT coalesce(owner_id, id) AS owner FROM account WHERE is_administrator AND NOT is_demonstration LIMIT 2',
  );
  return rows.length === 1 ? rows[0]?.owner : undefined;
}
