/**
 * Operations of administrators on payments. `applied` settles an existing bill, `converted` a bill that was created for
 * the payment. `refunded` returns money through the provider, `returned` records a refund made elsewhere. `settled`
 * closes a payment without a refund.
 */
export type PaymentActionKind = 'applied' | 'converted' | 'refunded' | 'returned' | 'settled';

/** Allocations by which administrators filter payments. */
export type PaymentFilter = 'all' | 'bill' | 'unassigned' | 'closed';
