/** The password of every demonstration account. */
export const demonstrationPassword = 'demonstration';
