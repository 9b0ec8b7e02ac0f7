/** Characters of a password: code points, so that every script counts alike. */
export const passwordLength = { least: 8, most: 128 } as const;
