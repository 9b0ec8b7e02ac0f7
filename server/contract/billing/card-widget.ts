/** Origin of the card payment widget, which must not be self-hosted. */
const origin = 'https://widget.cloudpayments.ru';

/** Script of the card payment widget, and its origin for the content security policy. */
export const cardWidget = { origin, script: `${origin}/bundles/cloudpayments.js` } as const;
