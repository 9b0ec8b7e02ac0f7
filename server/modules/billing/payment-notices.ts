import type { EntityManager } from 'typeorm';
import type { ProviderId } from './providers/payment-provider.js';

/** A row of the table that deduplicates notifications. */
interface PaymentNotice {
  provider: ProviderId;
  kind: string;
  externalId: string;
  transactionId: string;
  /** Null if the notification has no amount. */
  cents: number | null;
  at: Date;
  /** Whether the notification has been booked, or needs no booking. */
  applied: boolean;
}

/** Stores a notification; false if it is stored already, because providers redeliver. */
export async function insertPaymentNotice(tx: EntityManager, notice: PaymentNotice): Promise<boolean> {
  const { provider, kind, externalId, transactionId, cents, at, applied } = notice;
  const inserted: unknown[] = await tx.query(
    `INSERT INTO payment_notice (provider, kind, external_id, transaction_id, cents, at, applied)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1`,
    [provider, kind, externalId, transactionId, cents, at, applied],
  );
  return inserted.length > 0;
}
