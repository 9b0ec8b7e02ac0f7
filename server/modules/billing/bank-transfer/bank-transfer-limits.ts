/** Least sum that is paid by bank transfer: the documents' 1,000 roubles, as the service counts in dollars. Unit: cents. */
export const minTransferCents = 1200;

/** Characters that the number of a bank document has at most. */
export const maxDocumentNumberLength = 50;
