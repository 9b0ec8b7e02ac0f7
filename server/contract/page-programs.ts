/**
 * Name of the browser's program for a page of this id, of the catalogue's or of the accounts' addresses: its own where there is
 * one, else that of its family, which the first word of its id names (all views of a group report are one program), else that of
 * the tables of reports. Its file is `client/pages/<name>-route.tsx`.
 */
export function programOf(pageId: string, hasOwn: (name: string) => boolean): string {
  const own = pageId.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  const [family = own] = own.split('-', 1);
  return [own, family].find(hasOwn) ?? 'report';
}

/** Files that a page needs beside those of every page, by the language of its texts: scripts and styles of one build. */
export type PageFiles = Readonly<Record<string, Readonly<Record<'en' | 'ru', readonly string[]>>>>;

/** Where a build keeps them, by the names of the programs. */
export const pageFilesName = 'page-files.json';
