/** Minimum bank transfer: 1,000 roubles in the public API, converted to dollars. Unit: cents. */
export const minTransferCents = 1200;

export const maxDocumentNumberLength = 50;
