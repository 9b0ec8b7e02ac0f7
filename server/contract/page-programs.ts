/**
 * Page bundle for a page id: its own, the one of its family (the first word of the id, such as all group report
 * views), or the report table. The entry is `client/pages/<name>-route.tsx`.
 */
export function programOf(pageId: string, hasOwn: (name: string) => boolean): string {
  const own = pageId.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const [family = own] = own.split('-', 1);
  return [own, family].find(hasOwn) ?? 'report';
}

/** Additional scripts and styles of each page bundle, by language. */
export type PageFiles = Readonly<Record<string, Readonly<Record<'en' | 'ru', readonly string[]>>>>;

/** File name in the build output. */
export const pageFilesName = 'page-files.json';
