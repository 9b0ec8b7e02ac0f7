import type { Language, Localised } from '../../../contract/language/localised.js';

/** Kind of the values in a column of an accounting table. Amounts are selected in cents. */
type ValueKind = 'text' | 'integer' | 'money' | 'label';

interface AccountingColumn {
  /** Name of the selected value. */
  id: string;
  title: Localised;
  kind: ValueKind;
}

/** A table of the accounting export. */
export interface AccountingTable {
  id: string;
  title: Localised;
  columns: readonly AccountingColumn[];
  /** Query with the parameters: start (inclusive) and end (exclusive) of the period. */
  sql: string;
  /** Whether the default VAT rate is the third parameter. */
  usesDefaultVat?: true;
}

const column = (id: string, en: string, ru: string, kind: ValueKind = 'text'): AccountingColumn => ({
  id,
  title: { en, ru },
  kind,
});

const moment = (expression: string) => `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;

const ledgerSql = `FROM ledger_transaction AS made JOIN ledger_entry AS entry ON entry.transaction_id = made.id
  LEFT JOIN account ON account.id = entry.account_id LEFT JOIN payment ON payment.id = made.payment_id`;

const inPeriod = 'made.at >= $1 AND made.at < $2';

/** Ledger kinds that change revenue. Rewards are expenses and are listed separately. */
const revenueKinds = `('payment', 'payment-applied', 'payment-settled', 'refund', 'payout', 'payout-returned')`;

/** Tables of the accounting export in order. */
export const accountingTables: readonly AccountingTable[] = [
  {
    id: 'ledger',
    title: { en: 'Ledger', ru: 'Книга проводок' },
    columns: [
      column('at', 'Time, UTC', 'Время, UTC'),
      column('transaction', 'Entry group', 'Проводка', 'integer'),
      column('kind', 'Operation', 'Операция', 'label'),
      column('book', 'Account', 'Счёт учёта', 'label'),
      column('email', 'Customer', 'Клиент'),
      column('currency', 'Currency', 'Валюта'),
      column('cents', 'Amount', 'Сумма', 'money'),
      column('bill', 'Bill', 'Счёт', 'integer'),
      column('provider', 'Provider', 'Платёжная система'),
      column('reference', 'Transaction', 'Транзакция'),
    ],
    sql: `SELECT ${moment('made.at')} AS at, made.id::int AS transaction, made.kind, entry.book, account.email,
        entry.currency, entry.cents, made.bill_id AS bill, payment.provider, payment.transaction_id AS reference
      ${ledgerSql} WHERE ${inPeriod} ORDER BY made.at, made.id, entry.id`,
  },
  {
    id: 'payments',
    title: { en: 'Payments', ru: 'Платежи' },
    columns: [
      column('at', 'Time, UTC', 'Время, UTC'),
      column('kind', 'Operation', 'Операция', 'label'),
      column('provider', 'Provider', 'Платёжная система'),
      column('reference', 'Transaction', 'Транзакция'),
      column('email', 'Customer', 'Клиент'),
      column('bill', 'Bill', 'Счёт', 'integer'),
      column('currency', 'Currency', 'Валюта'),
      column('cents', 'Amount', 'Сумма', 'money'),
      column('use', 'Allocation', 'Назначение', 'label'),
    ],
    sql: `SELECT ${moment('movement.at')} AS at, movement.kind, payment.provider, payment.transaction_id AS reference,
        account.email, payment.bill_id AS bill, payment.currency, movement.cents, payment.use
      FROM (SELECT at, 'payment' AS kind, id AS payment_id, cents FROM payment WHERE at >= $1 AND at < $2
        UNION ALL
        SELECT made.at, made.kind, made.payment_id, -entry.cents ${ledgerSql}
        WHERE ${inPeriod} AND made.kind = 'refund' AND entry.book = 'provider') AS movement
      JOIN payment ON payment.id = movement.payment_id LEFT JOIN account ON account.id = payment.account_id
      ORDER BY movement.at, payment.id`,
  },
  {
    id: 'invoices',
    title: { en: 'Invoices', ru: 'Счета на оплату' },
    columns: [
      column('number', 'Number', 'Номер', 'integer'),
      column('issued', 'Issued, UTC', 'Выставлен, UTC'),
      column('company', 'Company', 'Компания'),
      column('inn', 'INN', 'ИНН'),
      column('kpp', 'KPP', 'КПП'),
      column('email', 'Customer', 'Клиент'),
      column('currency', 'Currency', 'Валюта'),
      column('cents', 'Amount', 'Сумма', 'money'),
      column('rate', 'VAT, %', 'НДС, %', 'integer'),
      column('vat', 'VAT included', 'В том числе НДС', 'money'),
      column('state', 'State', 'Состояние', 'label'),
      column('paid', 'Paid on', 'Оплачен'),
      column('document', 'Bank document', 'Платёжный документ'),
      column('refunded', 'Refunded', 'Возвращено', 'money'),
    ],
    sql: `SELECT bill.id AS number, ${moment('invoice.issued_at')} AS issued, invoice.buyer->>'name' AS company,
        invoice.buyer->>'inn' AS inn, invoice.buyer->>'kpp' AS kpp, account.email, bill.currency, invoice.cents,
        (invoice.seller->>'vat')::int AS rate,
        round(invoice.cents * (invoice.seller->>'vat')::numeric / (100 + (invoice.seller->>'vat')::numeric))::int AS vat,
        bill.state, invoice.paid_on::text AS paid, invoice.payment_document AS document,
        coalesce(payment.refunded_cents, 0) AS refunded
      FROM invoice JOIN bill ON bill.id = invoice.bill_id JOIN account ON account.id = bill.account_id
      LEFT JOIN payment ON payment.provider = 'transfer' AND payment.transaction_id = 'bill-' || bill.id
      WHERE (invoice.issued_at >= $1 AND invoice.issued_at < $2 OR invoice.settled_at >= $1 AND invoice.settled_at < $2)
      ORDER BY bill.id`,
  },
  {
    id: 'vat',
    title: { en: 'Revenue and VAT', ru: 'Выручка и НДС' },
    columns: [
      column('at', 'Time, UTC', 'Время, UTC'),
      column('kind', 'Operation', 'Операция', 'label'),
      column('bill', 'Bill', 'Счёт', 'integer'),
      column('email', 'Customer', 'Клиент'),
      column('company', 'Company', 'Компания'),
      column('currency', 'Currency', 'Валюта'),
      column('cents', 'Amount with VAT', 'Сумма с НДС', 'money'),
      column('rate', 'VAT, %', 'НДС, %', 'integer'),
      column('vat', 'VAT', 'НДС', 'money'),
      column('net', 'Amount without VAT', 'Сумма без НДС', 'money'),
    ],
    sql: `SELECT ${moment('sale.at')} AS at, sale.kind, sale.bill, sale.email, sale.company, sale.currency, sale.cents,
        sale.rate, sale.vat, sale.cents - sale.vat AS net
      FROM (SELECT made.at, made.id, made.kind, made.bill_id AS bill, payer.email, invoice.buyer->>'name' AS company,
          entry.currency, entry.cents, rates.rate,
          (sign(entry.cents) * round(abs(entry.cents) * rates.rate::numeric / (100 + rates.rate)))::int AS vat
        ${ledgerSql} LEFT JOIN bill ON bill.id = made.bill_id
        LEFT JOIN account AS payer ON payer.id = coalesce(payment.account_id, bill.account_id)
        LEFT JOIN invoice ON invoice.bill_id = made.bill_id AND payment.provider = 'transfer',
        LATERAL (SELECT coalesce((invoice.seller->>'vat')::int, $3::int) AS rate) AS rates
        WHERE ${inPeriod} AND entry.book = 'sales' AND made.kind IN ${revenueKinds}) AS sale
      ORDER BY sale.at, sale.id`,
    usesDefaultVat: true,
  },
  {
    id: 'rewards',
    title: { en: 'Partner rewards', ru: 'Вознаграждения партнёров' },
    columns: [
      column('at', 'Time, UTC', 'Время, UTC'),
      column('kind', 'Operation', 'Операция', 'label'),
      column('email', 'Partner', 'Партнёр'),
      column('payer', 'Referred customer', 'Приведённый клиент'),
      column('bill', 'Bill', 'Счёт', 'integer'),
      column('reference', 'Transaction', 'Транзакция'),
      column('book', 'Account', 'Счёт учёта', 'label'),
      column('currency', 'Currency', 'Валюта'),
      column('cents', 'Amount', 'Сумма', 'money'),
      column('blocked', 'Blocked', 'Заблокировано', 'money'),
    ],
    sql: `SELECT ${moment('movement.at')} AS at, movement.kind, partner.email, payer.email AS payer, payment.bill_id AS bill,
        payment.transaction_id AS reference, movement.book, payment.currency, movement.cents, movement.blocked
      FROM (SELECT made.at, made.kind, reward.id, entry.book, entry.cents, 0 AS blocked ${ledgerSql}
          JOIN reward ON reward.payment_id = made.payment_id
          WHERE ${inPeriod} AND made.kind IN ('reward', 'reward-taken-back') AND entry.book IN ('partner', 'debt')
        UNION ALL
        SELECT at, 'reward-blocked', id, '', 0, cents - taken_back_cents FROM reward
        WHERE is_blocked AND at >= $1 AND at < $2) AS movement
      JOIN reward ON reward.id = movement.id JOIN payment ON payment.id = reward.payment_id
      JOIN account AS partner ON partner.id = reward.partner_id JOIN account AS payer ON payer.id = reward.payer_id
      ORDER BY movement.at, reward.id`,
  },
  {
    id: 'withdrawals',
    title: { en: 'Withdrawals', ru: 'Вывод средств' },
    columns: [
      column('number', 'Number', 'Номер', 'integer'),
      column('email', 'Partner', 'Партнёр'),
      column('requested', 'Requested, UTC', 'Запрошен, UTC'),
      column('settled', 'Processed, UTC', 'Обработан, UTC'),
      column('state', 'State', 'Состояние', 'label'),
      column('method', 'Method', 'Способ'),
      column('wallet', 'Wallet', 'Кошелёк'),
      column('currency', 'Currency', 'Валюта'),
      column('cents', 'Amount', 'Сумма', 'money'),
      column('paid', 'Paid out in the period', 'Выплачено за период', 'money'),
      column('reason', 'Reason', 'Причина'),
    ],
    sql: `SELECT withdrawal.id AS number, account.email, ${moment('asked_at')} AS requested, ${moment('settled_at')} AS settled,
        withdrawal.state, method, purse AS wallet, currency, cents,
        CASE WHEN withdrawal.state = 'paid' AND settled_at >= $1 AND settled_at < $2 THEN cents ELSE 0 END AS paid, reason
      FROM withdrawal JOIN account ON account.id = withdrawal.account_id
      WHERE (asked_at >= $1 AND asked_at < $2 OR settled_at >= $1 AND settled_at < $2)
      ORDER BY withdrawal.id`,
  },
];

/** Opening balance, turnover and closing balance of each ledger account. */
export const balanceTable: AccountingTable = {
  id: 'balances',
  title: { en: 'Balances', ru: 'Сальдо' },
  columns: [
    column('book', 'Account', 'Счёт учёта', 'label'),
    column('currency', 'Currency', 'Валюта'),
    column('opening', 'Opening balance', 'Сальдо на начало', 'money'),
    column('increase', 'Increase', 'Поступило', 'money'),
    column('decrease', 'Decrease', 'Списано', 'money'),
    column('closing', 'Closing balance', 'Сальдо на конец', 'money'),
  ],
  sql: `SELECT entry.book, entry.currency,
      coalesce(sum(entry.cents) FILTER (WHERE made.at < $1), 0)::bigint AS opening,
      coalesce(sum(entry.cents) FILTER (WHERE made.at >= $1 AND entry.cents > 0), 0)::bigint AS increase,
      coalesce(sum(-entry.cents) FILTER (WHERE made.at >= $1 AND entry.cents < 0), 0)::bigint AS decrease,
      sum(entry.cents)::bigint AS closing
    FROM ledger_transaction AS made JOIN ledger_entry AS entry ON entry.transaction_id = made.id
    WHERE made.at < $2 GROUP BY entry.book, entry.currency ORDER BY entry.currency, entry.book`,
};

const labels: Readonly<Record<string, Localised>> = {
  payment: { en: 'Payment', ru: 'Платёж' },
  'payment-applied': { en: 'Payment assigned to a bill', ru: 'Платёж отнесён на счёт' },
  'payment-settled': { en: 'Payment closed without a bill', ru: 'Платёж закрыт без счёта' },
  refund: { en: 'Refund', ru: 'Возврат' },
  reward: { en: 'Reward', ru: 'Вознаграждение' },
  'reward-taken-back': { en: 'Reward revoked', ru: 'Вознаграждение снято' },
  'reward-blocked': { en: 'Reward blocked', ru: 'Вознаграждение заблокировано' },
  'debt-repaid': { en: 'Debt repaid', ru: 'Погашен долг' },
  payout: { en: 'Paid from the partner balance', ru: 'Оплата с партнёрского баланса' },
  'payout-returned': { en: 'Returned to the partner balance', ru: 'Возвращено на партнёрский баланс' },
  withdrawal: { en: 'Withdrawal requested', ru: 'Запрошен вывод' },
  'withdrawal-paid': { en: 'Withdrawal paid', ru: 'Вывод выплачен' },
  'withdrawal-refused': { en: 'Withdrawal rejected', ru: 'В выводе отказано' },
  provider: { en: 'Payment providers', ru: 'Платёжные системы' },
  sales: { en: 'Revenue', ru: 'Выручка' },
  lost: { en: 'Payments of unknown payers', ru: 'Платежи неизвестных плательщиков' },
  credit: { en: 'Unassigned payments', ru: 'Нераспределённые платежи' },
  partner: { en: 'Partner balances', ru: 'Партнёрские балансы' },
  debt: { en: 'Partner debts', ru: 'Долги партнёров' },
  bill: { en: 'Bill', ru: 'Счёт' },
  nobody: { en: 'Unknown payer', ru: 'Плательщик неизвестен' },
  unpaid: { en: 'Unpaid', ru: 'Не оплачен' },
  paid: { en: 'Paid', ru: 'Оплачен' },
  cancelled: { en: 'Cancelled', ru: 'Отменён' },
  refunded: { en: 'Refunded', ru: 'Возвращён' },
  asked: { en: 'Pending', ru: 'Ожидает' },
  refused: { en: 'Rejected', ru: 'Отказано' },
};

/** Name of a ledger operation, ledger account or state. */
export function accountingLabel(id: string, language: Language): string {
  return labels[id]?.[language] ?? id;
}
