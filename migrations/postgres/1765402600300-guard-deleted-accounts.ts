import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that refer to the account of a row's owner. */
const ownerColumns: Readonly<Record<string, readonly string[]>> = {
  account_id: [
    'access_code_use',
    'account_domain',
    'account_event',
    'account_logo',
    'clustering_edit',
    'column_mapping',
    'company',
    'demo_request',
    'email_change',
    'group_edit',
    'group_link',
    'import_job',
    'notification_read',
    'page_tree_setting',
    'password_reset',
    'plan_request',
    'push_subscription',
    'request_history',
    'request_key',
    'saved_filter',
    'second_factor',
    'session',
    'system_notification',
    'table_setting',
    'task',
    'tool_run',
    'upload',
  ],
  owner_id: ['clustering', 'group_report', 'invitation', 'own_site'],
  team_id: ['position_project', 'serp_key'],
};

/** Written in batches for several accounts, or by background jobs. */
const skippingTables = new Set(['request_history', 'system_notification']);

const guardedTables = Object.entries(ownerColumns).flatMap(([column, tables]) =>
  tables.map((table) => ({ table, column, onDeleted: skippingTables.has(table) ? 'skip' : 'raise' })),
);

/**
 * Rejects new rows of deleted accounts. The lock waits for a deletion in progress, and a deletion waits for transactions
 * that have inserted rows, so no row of a deleted account remains.
 */
export class GuardDeletedAccounts1765402600300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE FUNCTION guard_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        holder int := (to_jsonb(NEW) ->> TG_ARGV[0])::int;
      BEGIN
        IF holder IS NULL THEN RETURN NEW; END IF;
        PERFORM 1 FROM account WHERE id = holder AND email NOT LIKE '%@deleted.invalid' FOR KEY SHARE;
        IF FOUND THEN RETURN NEW; END IF;
        IF TG_ARGV[1] = 'skip' THEN RETURN NULL; END IF;
        RAISE EXCEPTION 'account % does not exist or is deleted', holder USING ERRCODE = 'RV001';
      END $$`);
    for (const { table, column, onDeleted } of guardedTables) {
      await runner.query(
        `CREATE TRIGGER guard_deleted_account BEFORE INSERT ON ${table}
         FOR EACH ROW EXECUTE FUNCTION guard_deleted_account('${column}', '${onDeleted}')`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table } of guardedTables) {
      await runner.query(`DROP TRIGGER guard_deleted_account ON ${table}`);
    }
    await runner.query('DROP FUNCTION guard_deleted_account');
  }
}
