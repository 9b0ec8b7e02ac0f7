/** Unpaid bills are cancelled after this number of days. */
export const billDays = 5;
