/** Where the widget of card payments comes from: it may not be served by anybody else. */
const origin = 'https://widget.cloudpayments.ru';

/** The widget of card payments: its script, and the only address that scripts and frames of its page may come from beside ours. */
export const cardWidget = { origin, script: `${origin}/bundles/cloudpayments.js` } as const;
