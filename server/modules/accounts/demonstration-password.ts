/** Public password of all demo accounts. */
export const demonstrationPassword = 'demonstration';
