/** The partner's share of what people pay who came by the partner. Unit: percent. */
export const sharePercent = 20;

/** Least sum that is paid out: the documents' 1,000 roubles, as the service counts in dollars. Unit: cents. */
export const minWithdrawalCents = 1200;

/** Least number of people whose payments the rewards come from. */
export const minPayers = 3;

/** For how long a partner's link counts after it was followed. Unit: months. */
export const linkMonths = 6;
