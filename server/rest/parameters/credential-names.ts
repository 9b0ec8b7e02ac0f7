/** Names of credentials accepted with any call: a token in the URL, and the CSRF token of a form. */
export const credentialNames = ['auth-token', 'csrf_token'] as const;
