/** Where the documentation of the public API describes the call of a path, as the hash of its page without `#`. */
export function docsAnchor(path: string): string {
  return path.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'root';
}
