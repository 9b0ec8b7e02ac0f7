/** Anchor of an API path in the documentation, without `#`. */
export function docsAnchor(path: string): string {
  return path.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'root';
}
