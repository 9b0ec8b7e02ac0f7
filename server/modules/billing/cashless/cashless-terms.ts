/** Least sum that is paid by bank transfer: the documents' 1,000 roubles, as the service counts in dollars. Unit: cents. */
export const leastTransferCents = 1200;

/** Characters that the number of a bank document has at most. */
export const longestDocument = 50;
