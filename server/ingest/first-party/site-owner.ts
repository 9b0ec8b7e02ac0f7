import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Whose own sites an import tells of: an account, or an e-mail as the command line names one. */
export type OwnerRef = { account: number } | { email: string };

/**
 * The paying account that an import's facts of own sites belong to: of a team member its owner's. Without a name it is the only
 * administrator, who on a server of one's own is everybody; undefined where there is none or more than one.
 * @throws AppError BadRequest for a name that nobody has
 */
export async function ownerOf(postgres: DataSource, ref: OwnerRef | undefined): Promise<number | undefined> {
  if (ref === undefined) return onlyAdministrator(postgres);
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

async function onlyAdministrator(postgres: DataSource): Promise<number | undefined> {
  const rows: { owner: number }[] = await postgres.query(
    'SELECT coalesce(owner_id, id) AS owner FROM account WHERE is_administrator AND NOT is_demonstration LIMIT 2',
  );
  return rows.length === 1 ? rows[0]?.owner : undefined;
}
