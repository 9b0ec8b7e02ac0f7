/**
 * How a payment without money ends: as it should, or as badly as real payments do. `late`: told of some seconds after. `twice`:
 * told of two times. `disorder`: the refusal of an earlier try first, and the question whether it may be paid last.
 */
export const localPaymentOutcomes = ['pay', 'late', 'twice', 'disorder', 'decline'] as const;

export type LocalPaymentOutcome = (typeof localPaymentOutcomes)[number];
