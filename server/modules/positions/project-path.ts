/** Path of a positions project. */
export function projectPath(id: string): string {
  return `/positions/${id}`;
}
