/** Path of a rank tracking project. */
export function projectPath(id: string): string {
  return `/positions/${id}`;
}
