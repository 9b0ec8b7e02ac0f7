/** The call for the rejected records of a file of an import. */
export const rejectsRoute = '/imports/{id}/rejects/{file}';

/** Its address; the files of an import are counted from 0. */
export function rejectsPath(id: string, file: number): string {
  return `/imports/${id}/rejects/${file}`;
}
