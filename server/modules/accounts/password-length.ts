/** Characters of a password: code points, so that every script counts alike. */
export const passwordLength = { min: 8, max: 128 } as const;
