/** End of the e-mails of deleted accounts, which replaces the address of the person. Registration rejects it. */
export const deletedEmailSuffix = '@deleted.invalid';

/** Whether an account with this e-mail was deleted. */
export function isDeletedEmail(email: string): boolean {
  return email.endsWith(deletedEmailSuffix);
}
