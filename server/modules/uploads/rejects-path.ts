/** Route of the rejected records of a file. */
export const rejectsRoute = '/imports/{id}/rejects/{file}';

/** Path of the rejected records; files are counted from 0. */
export function rejectsPath(id: string, file: number): string {
  return `/imports/${id}/rejects/${file}`;
}
