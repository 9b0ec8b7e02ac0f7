/** Characters of a saved filter's name, as the server takes it. */
export const maxFilterNameChars = 64;
