import type { EntityManager } from 'typeorm';
import { PaymentRecord } from '../../../entities/payment.entity.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { lockTransaction } from '../payment-event.service.js';

/** @throws AppError NotFound, PaymentAllocated */
export async function findUnassigned(manager: EntityManager, id: number): Promise<PaymentRecord> {
  const payment = await manager.findOneBy(PaymentRecord, { id });
  if (!payment) throw new AppError(ErrorCode.NotFound);
  assertUnassigned(payment);
  return payment;
}

/**
 * Locks a payment against concurrent refunds and operations, and checks again that it is unassigned.
 * @throws AppError PaymentAllocated
 */
export async function lockUnassigned(
  tx: EntityManager,
  { id, provider, transactionId }: PaymentRecord,
): Promise<PaymentRecord> {
  await lockTransaction(tx, provider, transactionId);
  const payment = await tx.findOneByOrFail(PaymentRecord, { id });
  assertUnassigned(payment);
  return payment;
}

/**
 * Like `lockUnassigned`, and rejects a partly refunded payment, because only a complete one can pay a bill.
 * @throws AppError PaymentAllocated
 */
export async function lockAssignable(tx: EntityManager, candidate: PaymentRecord): Promise<PaymentRecord> {
  const payment = await lockUnassigned(tx, candidate);
  if (payment.refundedCents > 0) throw new AppError(ErrorCode.PaymentAllocated);
  return payment;
}

/** A partly refunded payment is unassigned, but it can only be refunded or closed. */
function assertUnassigned({ use, cents, refundedCents, settledAt }: PaymentRecord): void {
  if (use === 'bill' || refundedCents >= cents || settledAt !== null) {
    throw new AppError(ErrorCode.PaymentAllocated);
  }
}
