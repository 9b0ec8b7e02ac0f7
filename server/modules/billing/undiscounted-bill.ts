import type { EntityManager } from 'typeorm';
import { BillRecord } from '../../entities/bill.entity.js';
import { billDays } from './bill-days.js';

const dayMs = 86_400_000;

/** Fields of a bill that vary although it has no discount and no credit. */
type UndiscountedBill = Pick<
  BillRecord,
  'accountId' | 'kind' | 'planId' | 'settingsVersion' | 'term' | 'currency'
> &
  Partial<Pick<BillRecord, 'subscribes' | 'termCents'>> & {
    /** Price and amount due. */
    cents: number;
  };

/** Creates an unpaid bill without discounts and credits, such as that of a recurring charge. */
export function saveUndiscountedBill(
  tx: EntityManager,
  { cents, ...fields }: UndiscountedBill,
  now: Date,
): Promise<BillRecord> {
  return tx.save(
    tx.create(BillRecord, {
      ...fields,
      regularCents: cents,
      unusedCents: 0,
      promoPercent: 0,
      promoCents: 0,
      creditCents: 0,
      payoutCents: 0,
      realCents: cents,
      state: 'unpaid',
      createdAt: now,
      dueAt: new Date(now.getTime() + billDays * dayMs),
    }),
  );
}
