/**
 * Client entry point of a page: the page's own, that of its family (the first word of the id, as for all group report
 * views), or the report table. `client/pages/page-modules.ts` lists the modules by entry point.
 */
export function resolveEntryPoint(pageId: string, exists: (name: string) => boolean): string {
  const name = pageId.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const [family = name] = name.split('-', 1);
  return [name, family].find(exists) ?? 'report';
}

/** Additional scripts and styles of each entry point, by language. */
export type PageFiles = Readonly<Record<string, Readonly<Record<'en' | 'ru', readonly string[]>>>>;

/** File name in the build output. */
export const pageFilesFileName = 'page-files.json';
