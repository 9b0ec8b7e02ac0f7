/** Return routes of a payment, with the bill number in `bill`. */
export const paymentPaths = {
  /** Paid; the page waits for the confirmation of the provider. */
  success: '/payment/success',
  /** Declined by the bank or the payer. */
  decline: '/payment/decline',
  /** Failed to start, or aborted. */
  fail: '/payment/fail',
  /** No such unpaid bill. */
  invalid: '/payment/invalid',
} as const;
