/** Whether a text can be the id of a row that people know by a UUID: the database refuses others with an error. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
