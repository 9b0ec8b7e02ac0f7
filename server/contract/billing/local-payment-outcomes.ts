/**
 * Outcomes of a simulated payment, including misbehaviour of real providers. `late`: the notification arrives seconds
 * later. `twice`: it arrives twice. `disorder`: the rejection of an earlier attempt arrives first, and the check
 * whether the bill can be paid arrives last.
 */
export const localPaymentOutcomes = ['pay', 'late', 'twice', 'disorder', 'decline'] as const;

export type LocalPaymentOutcome = (typeof localPaymentOutcomes)[number];

/**
 * Outcomes of a simulated automatic payment. `decline`: the charge fails and is repeated. `reject`: the last attempt
 * fails, which ends automatic payments. `cancel`: the payer ends them at the provider.
 */
export const localRenewalOutcomes = ['pay', 'decline', 'reject', 'cancel'] as const;

export type LocalRenewalOutcome = (typeof localRenewalOutcomes)[number];
