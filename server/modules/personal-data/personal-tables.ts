import { deletedEmailSuffix } from '../../contract/accounts/deleted-email.js';

/** Rows of a person in a table. */
export interface PersonalTable {
  table: string;
  /** SQL condition for the rows of the account `$1`. */
  condition: string;
  /** Columns that a copy does not contain: secrets, binary data and internal values. */
  hidden?: readonly string[];
  /**
   * Effect of a deletion. `delete` removes the rows. `keep` leaves books of account, whose rows refer to the anonymized
   * account. Other values are SQL assignments that detach the rows; background jobs then delete their search data.
   */
  onDeletion: 'delete' | 'keep' | { set: string };
}

const byAccount = 'account_id = $1';

/**
 * Tables with personal data, in the order of their deletion. A test compares the list with the foreign keys of the
 * database.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'account',
    condition: 'id = $1',
    hidden: ['password_hash', 'api_token_hash'],
    onDeletion: {
      set: `email = 'deleted-' || id || '${deletedEmailSuffix}', phone = NULL, password_hash = NULL, language = 'en',
        owner_id = NULL, email_confirmed_at = NULL, blocked_at = coalesce(blocked_at, now()), plan_schedule = '[]',
        plan_ends_at = NULL, end_reminded_for = NULL, seat = NULL, subscription_id = 0, wished_plan_id = NULL, wished_term = NULL, api_token_hash = NULL,
        api_token_hint = NULL, api_token_at = NULL, last_seen_at = NULL, second_factor_at = NULL`,
    },
  },
  { table: 'account_logo', condition: byAccount, hidden: ['png'], onDeletion: 'delete' },
  { table: 'account_domain', condition: byAccount, onDeletion: 'delete' },
  { table: 'account_event', condition: byAccount, onDeletion: 'delete' },
  { table: 'session', condition: byAccount, hidden: ['token_hash'], onDeletion: 'delete' },
  {
    table: 'second_factor',
    condition: byAccount,
    hidden: ['sealed', 'recovery_hashes'],
    onDeletion: 'delete',
  },
  { table: 'password_reset', condition: byAccount, hidden: ['token_hash'], onDeletion: 'delete' },
  {
    table: 'email_change',
    condition: byAccount,
    hidden: ['confirm_token_hash', 'revert_token_hash'],
    onDeletion: 'delete',
  },
  { table: 'invitation', condition: 'owner_id = $1', hidden: ['token_hash'], onDeletion: 'delete' },
  { table: 'request_history', condition: byAccount, onDeletion: 'delete' },
  { table: 'usage_counter', condition: `subject = 'account:' || $1::int`, onDeletion: 'delete' },
  {
    table: 'usage_object',
    condition: `subject = 'account:' || $1::int`,
    hidden: ['object'],
    onDeletion: 'delete',
  },
  { table: 'request_key', condition: byAccount, onDeletion: 'delete' },
  {
    table: 'demo_request',
    condition: byAccount,
    hidden: ['token_hash', 'phone_digest'],
    // Digests of e-mail and phone prevent a second grant after a deletion and a new registration.
    onDeletion: {
      set: `account_id = NULL, name = '', phone = '', token_hash = NULL, email = encode(sha256(convert_to(email, 'UTF8')), 'hex')`,
    },
  },
  { table: 'plan_request', condition: byAccount, hidden: ['note', 'resolved_by'], onDeletion: 'delete' },
  { table: 'access_code_use', condition: byAccount, onDeletion: 'delete' },
  {
    table: 'access_code',
    condition: 'created_by = $1',
    hidden: ['code'],
    onDeletion: { set: 'created_by = NULL' },
  },
  { table: 'notification_read', condition: byAccount, onDeletion: 'delete' },
  { table: 'system_notification', condition: byAccount, onDeletion: 'delete' },
  {
    table: 'push_subscription',
    condition: byAccount,
    hidden: ['endpoint', 'p256dh', 'auth', 'token_hash'],
    onDeletion: 'delete',
  },
  { table: 'saved_filter', condition: byAccount, onDeletion: 'delete' },
  { table: 'table_setting', condition: byAccount, onDeletion: 'delete' },
  { table: 'page_tree_setting', condition: byAccount, onDeletion: 'delete' },
  { table: 'column_mapping', condition: byAccount, onDeletion: 'delete' },
  { table: 'upload', condition: byAccount, onDeletion: 'delete' },
  { table: 'import_job', condition: byAccount, onDeletion: { set: 'account_id = NULL' } },
  { table: 'own_site', condition: 'owner_id = $1', onDeletion: { set: 'owner_id = NULL' } },
  {
    table: 'tool_run',
    condition: byAccount,
    onDeletion: { set: `account_id = NULL, name = '', input = '{}', deleted_at = now()` },
  },
  { table: 'group_link', condition: byAccount, hidden: ['token_hash'], onDeletion: 'delete' },
  { table: 'group_edit', condition: byAccount, onDeletion: { set: 'account_id = NULL' } },
  { table: 'group_report', condition: 'owner_id = $1', onDeletion: 'delete' },
  { table: 'clustering_edit', condition: byAccount, onDeletion: { set: 'account_id = NULL' } },
  {
    table: 'clustering',
    condition: 'owner_id = $1',
    onDeletion: { set: `owner_id = NULL, team_id = NULL, name = '', deleted_at = now()` },
  },
  {
    table: 'position_project',
    condition: 'team_id = $1',
    onDeletion: {
      set: `team_id = NULL, name = '', address = '', domain = '', path = '', competitors = '{}', deleted_at = now()`,
    },
  },
  { table: 'serp_key', condition: 'team_id = $1', hidden: ['sealed'], onDeletion: 'delete' },
  { table: 'task', condition: byAccount, onDeletion: 'delete' },
  { table: 'company', condition: byAccount, onDeletion: 'delete' },
  { table: 'bill', condition: byAccount, hidden: ['request_key'], onDeletion: 'keep' },
  {
    table: 'invoice',
    condition: 'bill_id IN (SELECT id FROM bill WHERE account_id = $1)',
    hidden: ['settled_by'],
    onDeletion: 'keep',
  },
  { table: 'payment', condition: byAccount, onDeletion: 'keep' },
  {
    table: 'payment_action',
    condition: 'payment_id IN (SELECT id FROM payment WHERE account_id = $1)',
    hidden: ['actor_id', 'note'],
    onDeletion: { set: `note = ''` },
  },
  {
    table: 'plan_period',
    condition: byAccount,
    hidden: ['granted_by'],
    onDeletion: { set: `reason = ''` },
  },
  { table: 'payment_subscription', condition: byAccount, onDeletion: 'keep' },
  {
    table: 'plan_settings',
    condition: byAccount,
    hidden: ['author_id', 'reason'],
    onDeletion: { set: `reason = ''` },
  },
  { table: 'ledger_entry', condition: byAccount, onDeletion: 'keep' },
  { table: 'ledger_balance', condition: byAccount, onDeletion: 'keep' },
  { table: 'partner', condition: byAccount, onDeletion: 'keep' },
  { table: 'partner_visit', condition: 'partner_id = $1', onDeletion: 'keep' },
  { table: 'promo_code', condition: byAccount, onDeletion: 'keep' },
  { table: 'promo_use', condition: byAccount, onDeletion: 'keep' },
  { table: 'referral', condition: byAccount, onDeletion: 'keep' },
  { table: 'reward', condition: 'partner_id = $1', onDeletion: 'keep' },
  { table: 'withdrawal', condition: byAccount, onDeletion: 'keep' },
  {
    table: 'audit_entry',
    condition: '(account_id = $1 OR actor_id = $1)',
    onDeletion: { set: `address = '', details = '{}'` },
  },
  { table: 'mail', condition: `letter->>'accountId' = $1::int::text`, onDeletion: 'delete' },
];
