/** Server limit for filter names. */
export const maxFilterNameChars = 64;
