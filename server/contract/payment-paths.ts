/** Where a payment leads when it has ended; each takes the number of the bill in `bill`. */
export const paymentPaths = {
  /** The payer has paid: the page waits until the provider says so too. */
  success: '/payment/success',
  /** The bank or the payer said no. */
  decline: '/payment/decline',
  /** The payment could not be begun or was broken off. */
  fail: '/payment/fail',
  /** There is no such bill to be paid. */
  invalid: '/payment/invalid',
} as const;
