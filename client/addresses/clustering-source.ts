const groupKeywords = 'gkeywords';

/** Hash of the clustering page that starts a project from a group report: `from=gkeywords&rid={rid}`. */
export function serialiseGroupSource(rid: string): string {
  return `from=${groupKeywords}&rid=${encodeURIComponent(rid)}`;
}

/** Group report for a new project in the hash or the older parameter `group`; undefined if there is none. */
export function readGroupSource({ search, hash }: { search: string; hash: string }): string | undefined {
  const source = new URLSearchParams(hash.replace(/^#/, ''));
  const rid = source.get('from') === groupKeywords ? source.get('rid') : null;
  return rid || new URLSearchParams(search).get('group') || undefined;
}
