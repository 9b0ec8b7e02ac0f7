/** Where rewards are paid out to. */
export const withdrawalMethods = ['webmoney', 'yoomoney'] as const;

export type WithdrawalMethod = (typeof withdrawalMethods)[number];

/** How far a withdrawal is. */
export const withdrawalStates = ['asked', 'paid', 'refused'] as const;

export type WithdrawalState = (typeof withdrawalStates)[number];
