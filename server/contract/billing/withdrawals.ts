/** Payout methods of rewards. */
export const withdrawalMethods = ['webmoney', 'yoomoney'] as const;

export type WithdrawalMethod = (typeof withdrawalMethods)[number];

/** States of a withdrawal. */
export const withdrawalStates = ['asked', 'paid', 'refused'] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];
