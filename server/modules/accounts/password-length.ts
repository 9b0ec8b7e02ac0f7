/** Length in code points, so that all scripts are counted alike. */
export const passwordLength = { min: 8, max: 128 } as const;
