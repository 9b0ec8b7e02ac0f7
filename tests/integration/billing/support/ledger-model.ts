/** Accounts of the model, named as in the balances of the accounting export. */
export const modelBooks = {
  provider: 'Payment providers',
  sales: 'Revenue',
  credit: 'Unassigned payments',
  partner: 'Partner balances',
  debt: 'Partner debts',
  withdrawal: 'Withdrawal requested',
} as const;

type Book = keyof typeof modelBooks;

/** Operations of the model. `taxed` operations change revenue with VAT. */
type Operation = 'payment' | 'taxed' | 'reward' | 'withdrawal';

interface Movement {
  day: string;
  /** Operations whose sums the export lists. A payment of a bill is both a payment and taxed. */
  operations: readonly Operation[];
  from: Book;
  to: Book;
  cents: number;
}

const vatPercent = 20;

/** Plain double-entry ledger of a shop with one partner. Days are ISO 8601, amounts are in cents. */
export class LedgerModel {
  private readonly movements: Movement[] = [];

  /** A payment of a bill, with the reward of the partner who referred the payer. Unit of the share: percent. */
  pay(day: string, cents: number, sharePercent = 0): void {
    this.add({ day, operations: ['payment', 'taxed'], from: 'provider', to: 'sales', cents });
    this.creditPartner(day, Math.floor((cents * sharePercent) / 100), 'sales', ['reward']);
  }

  /** A payment that settles no bill yet. */
  receive(day: string, cents: number): void {
    this.add({ day, operations: ['payment'], from: 'provider', to: 'credit', cents });
  }

  /** An unassigned payment becomes a plan. */
  assign(day: string, cents: number): void {
    this.add({ day, operations: ['taxed'], from: 'credit', to: 'sales', cents });
  }

  /** A refund of a paid bill, with the revoked reward. */
  refund(day: string, cents: number, revokedCents = 0): void {
    this.add({ day, operations: ['payment', 'taxed'], from: 'sales', to: 'provider', cents });
    const available = Math.min(revokedCents, this.balance('partner'));
    this.add({ day, operations: ['reward'], from: 'partner', to: 'sales', cents: available });
    this.add({ day, operations: ['reward'], from: 'debt', to: 'sales', cents: revokedCents - available });
  }

  requestWithdrawal(day: string, cents: number): void {
    this.add({ day, operations: [], from: 'partner', to: 'withdrawal', cents });
  }

  payWithdrawal(day: string, cents: number): void {
    this.add({ day, operations: ['withdrawal'], from: 'withdrawal', to: 'provider', cents });
  }

  rejectWithdrawal(day: string, cents: number): void {
    this.creditPartner(day, cents, 'withdrawal', []);
  }

  /** Balance of an account at the end of a day; of all days if omitted. */
  balance(book: Book, lastDay = '9999'): number {
    return this.movements
      .filter(({ day }) => day <= lastDay)
      .reduce((sum, { from, to, cents }) => sum + (to === book ? cents : 0) - (from === book ? cents : 0), 0);
  }

  /** Payments minus refunds of a period. */
  received(from: string, to: string): number {
    return this.sum(from, to, 'payment', ({ from: source, cents }) =>
      source === 'provider' ? cents : -cents,
    );
  }

  /** Revenue of a period and the VAT that it includes. */
  revenue(from: string, to: string): { cents: number; vatCents: number } {
    const sign = ({ to: target }: Movement) => (target === 'sales' ? 1 : -1);
    return {
      cents: this.sum(from, to, 'taxed', (movement) => sign(movement) * movement.cents),
      vatCents: this.sum(
        from,
        to,
        'taxed',
        (movement) => sign(movement) * Math.round((movement.cents * vatPercent) / (100 + vatPercent)),
      ),
    };
  }

  /** Rewards minus revoked rewards of a period. */
  rewards(from: string, to: string): number {
    return this.sum(from, to, 'reward', ({ from: source, cents }) => (source === 'sales' ? cents : -cents));
  }

  /** Withdrawals that were paid out in a period. */
  paidOut(from: string, to: string): number {
    return this.sum(from, to, 'withdrawal', ({ cents }) => cents);
  }

  private creditPartner(day: string, cents: number, from: Book, operations: readonly Operation[]): void {
    const repaid = Math.min(cents, -this.balance('debt'));
    this.add({ day, operations, from, to: 'debt', cents: repaid });
    this.add({ day, operations, from, to: 'partner', cents: cents - repaid });
  }

  private add(movement: Movement): void {
    this.movements.push(movement);
  }

  private sum(from: string, to: string, operation: Operation, value: (movement: Movement) => number): number {
    return this.movements
      .filter(({ day, operations }) => day >= from && day <= to && operations.includes(operation))
      .reduce((sum, movement) => sum + value(movement), 0);
  }
}
