/** Least sum that is paid out: the documents' 1,000 roubles, as the service counts in dollars. Unit: cents. */
export const leastWithdrawalCents = 1200;

/** Least number of people whose payments the rewards come from. */
export const leastPayers = 3;
