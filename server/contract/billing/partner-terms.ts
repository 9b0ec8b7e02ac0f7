/** The partner's share of payments by referred users. Unit: percent. */
export const sharePercent = 20;

/** Minimum payout, about 1,000 roubles (docs/public-api.md). Unit: cents. */
export const minWithdrawalCents = 1200;

/** Minimum number of paying referred users. */
export const minPayers = 3;

/** Attribution period of a partner link. Unit: months. */
export const linkMonths = 6;
