import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import { deletedEmailSuffix } from '../../contract/accounts/deleted-email.js';
import type { Localised } from '../../contract/language/localised.js';
import { Account } from '../../entities/account.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { HistoryService } from '../history/history.service.js';
import { digestGrantedPhones } from '../free-days/phone-digest.js';
import { removeMailWith } from '../mail/mail-folder.js';
import { assertAuthenticated } from '../platform/assert-authenticated.js';
import type { AuditService } from '../platform/audit.service.js';
import { KeyEncryption } from '../platform/key-encryption.js';
import { personalTables } from './personal-tables.js';

/** Dependencies of `AccountDeletionService`. */
interface AccountDeletionDependencies {
  postgres: DataSource;
  config: Pick<Config, 'dataDir' | 'keysSecret' | 'mailFrom' | 'operatorEmail'>;
  audit: AuditService;
  history: HistoryService;
}

/** Text columns of other people's rows that can mention the person, with their maximum length. */
const mentioningColumns = [
  ['system_notification', 'title_en', 300],
  ['system_notification', 'title_ru', 300],
  ['system_notification', 'link', 2048],
  ['withdrawal', 'reason', 200],
  ['payment_action', 'note', 500],
  ['plan_period', 'reason', 200],
  ['plan_settings', 'reason', 500],
  ['plan_request', 'needs', 2000],
  ['plan_request', 'note', 2000],
] as const;

/**
 * Deletes accounts. The books of account stay and refer to an anonymized account, so that they still add up.
 */
export class AccountDeletionService {
  private readonly encryption: KeyEncryption;

  constructor(private readonly deps: AccountDeletionDependencies) {
    this.encryption = new KeyEncryption(deps.config);
  }

  /**
   * Deletes the data of an account and anonymizes the account. Repeating it changes nothing.
   * @throws AppError UserNotFound; Forbidden for administrators, for owners of a team, and while automatic payments or
   *   a withdrawal are pending
   */
  async delete(actor: AuthenticatedUser, id: number): Promise<void> {
    // Buffered entries would be written after the deletion.
    await this.deps.history.flush();
    const mentions = await this.deps.postgres.transaction(async (tx) => {
      if (!(await tx.existsBy(Account, { id }))) throw new AppError(ErrorCode.UserNotFound, { field: 'id' });
      // Unlike other locks of accounts, this one waits for transactions that have inserted rows of the account.
      const account = await tx.findOneOrFail(Account, { where: { id }, lock: { mode: 'pessimistic_write' } });
      await assertAuthenticated(tx, actor);
      await assertDeletable(tx, account);
      const identifiers = await this.findIdentifiers(tx, account);
      await handOverTeamWork(tx, account);
      await digestGrantedPhones(tx, account, this.encryption);
      for (const { table, condition, onDeletion } of personalTables) {
        if (onDeletion === 'delete') await tx.query(`DELETE FROM ${table} WHERE ${condition}`, [id]);
        else if (onDeletion !== 'keep') {
          await tx.query(`UPDATE ${table} SET ${onDeletion.set} WHERE ${condition}`, [id]);
        }
      }
      await tx.query('UPDATE position_project SET maker_id = NULL WHERE maker_id = $1', [id]);
      if (account.emailConfirmedAt !== null) await removeGuestRequests(tx, account.email);
      await removeMentions(tx, identifiers, `deleted-${id}${deletedEmailSuffix}`);
      const actorId = actor.account.id === id ? null : actor.account.id;
      await this.deps.audit.record({ action: 'account-deleted', actorId, accountId: id }, tx);
      return identifiers;
    });
    await removeMailWith(
      this.deps.config.dataDir,
      mentions.map((identifier) => new RegExp(mentionPattern(identifier), 'i')),
    );
  }

  /**
   * E-mails and phones under which the person may appear in other rows and in e-mails. Not those of the operator or of
   * another person's account or request, since people can enter any address and number.
   */
  private async findIdentifiers(tx: EntityManager, { id, email, phone }: Account): Promise<string[]> {
    const { mailFrom, operatorEmail } = this.deps.config;
    const rows: { text: string }[] = await tx.query(
      `SELECT text FROM (
         SELECT details->>'from' AS text FROM audit_entry WHERE account_id = $1 AND action = 'email-changed'
         UNION SELECT email FROM demo_request WHERE account_id = $1
         UNION SELECT phone FROM demo_request WHERE account_id = $1
         UNION SELECT unnest(ARRAY[$2, $3])
       ) AS entered
       WHERE length(text) > 3 AND strpos(lower($4), lower(text)) = 0
         AND NOT EXISTS (SELECT 1 FROM account WHERE id <> $1 AND (email = text OR phone = text))
         AND NOT EXISTS (SELECT 1 FROM demo_request WHERE account_id <> $1 AND (email = text OR phone = text))
         AND NOT EXISTS (SELECT 1 FROM plan_request WHERE account_id <> $1 AND (email = text OR phone = text))`,
      [id, email, phone, `${mailFrom} ${operatorEmail ?? ''}`],
    );
    return rows.map(({ text }) => text);
  }
}

async function assertDeletable(tx: EntityManager, { id, isAdministrator }: Account): Promise<void> {
  if (isAdministrator) throw forbidden(administratorMessage);
  const [state]: { members: boolean; subscription: boolean; withdrawal: boolean }[] = await tx.query(
    `SELECT EXISTS (SELECT 1 FROM account WHERE owner_id = $1) AS members,
       EXISTS (SELECT 1 FROM payment_subscription WHERE account_id = $1 AND state <> 'ended') AS subscription,
       EXISTS (SELECT 1 FROM withdrawal WHERE account_id = $1 AND state = 'asked') AS withdrawal`,
    [id],
  );
  if (state?.members) throw forbidden(teamMessage);
  if (state?.subscription) throw forbidden(subscriptionMessage);
  if (state?.withdrawal) throw forbidden(withdrawalMessage);
}

/** Team reports of a member stay with the owner of the team. */
async function handOverTeamWork(tx: EntityManager, { id, ownerId }: Account): Promise<void> {
  if (ownerId === null) return;
  for (const table of ['group_report', 'clustering']) {
    await tx.query(`UPDATE ${table} SET owner_id = $2 WHERE owner_id = $1 AND team_id = $2`, [id, ownerId]);
  }
}

/** Deletes the requests that the owner of a confirmed e-mail sent without logging in. */
async function removeGuestRequests(tx: EntityManager, email: string): Promise<void> {
  for (const table of ['demo_request', 'plan_request']) {
    await tx.query(`DELETE FROM ${table} WHERE account_id IS NULL AND email = $1`, [email]);
  }
}

/** Replaces the e-mails and phones of the person in rows of other people. */
async function removeMentions(
  tx: EntityManager,
  identifiers: readonly string[],
  pseudonym: string,
): Promise<void> {
  for (const identifier of identifiers) {
    const pattern = mentionPattern(identifier);
    await tx.query('DELETE FROM invitation WHERE email = $1', [identifier]);
    // Other accounts can still confirm or revert their changes.
    await tx.query(
      `DELETE FROM email_change WHERE (email = $1 OR previous_email = $1) AND greatest(expires_at, revert_until) < now()`,
      [identifier],
    );
    await tx.query('DELETE FROM mail WHERE letter::text ~* $1', [pattern]);
    await tx.query(
      `UPDATE audit_entry SET details = regexp_replace(details::text, $1, $2, 'gi')::jsonb WHERE details::text ~* $1`,
      [pattern, pseudonym],
    );
    for (const [table, column, maxLength] of mentioningColumns) {
      await tx.query(
        `UPDATE ${table} SET ${column} = left(regexp_replace(${column}, $1, $2, 'gi'), ${maxLength})
         WHERE ${column} ~* $1`,
        [pattern, pseudonym],
      );
    }
  }
}

/** Pattern, for PostgreSQL and JavaScript, of a whole address or number: `m@a.example` is not in `tom@a.example`. */
function mentionPattern(identifier: string): string {
  const literal = identifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `(?<![a-z0-9_'+.-])${literal}(?![.-]*[a-z0-9])`;
}

function forbidden(what: Localised): AppError {
  return new AppError(ErrorCode.Forbidden, { what });
}

const administratorMessage: Localised = {
  en: 'the account of an administrator cannot be deleted: revoke the rights first',
  ru: 'аккаунт администратора удалить нельзя: сначала снимите права',
};
const teamMessage: Localised = {
  en: 'the account has team members: remove them first',
  ru: 'в аккаунте есть участники: сначала удалите их',
};
const subscriptionMessage: Localised = {
  en: 'automatic payments are on: turn them off first',
  ru: 'включены автоплатежи: сначала отключите их',
};
const withdrawalMessage: Localised = {
  en: 'a withdrawal is pending: wait until it is paid or rejected',
  ru: 'вывод средств ещё не обработан: дождитесь выплаты или отказа',
};
