/** What proves who asks, beside the parameters of any call: a token in the address, and that of a browser's form. */
export const credentialNames = ['auth-token', 'csrf_token'] as const;
