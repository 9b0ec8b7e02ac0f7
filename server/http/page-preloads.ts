import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../contract/localised.js';
import { type PageFiles, pageFilesName, programOf } from '../contract/page-programs.js';

/** Files of a build that its pages need beside those of every page. */
export class PagePreloads {
  private cached: PageFiles | undefined;

  constructor(private readonly folder: string) {}

  /** Tags that have a browser fetch what the page of this id is made of at once, before a script of it has asked. */
  tagsFor(pageId: string | undefined, language: Language): string {
    return (this.read()[this.programOf(pageId)]?.[language] ?? []).map(preloadTag).join('');
  }

  /** Name of the program that shows the page of this id. */
  programOf(pageId: string | undefined): string {
    const files = this.read();
    return programOf(pageId ?? 'not-found', (one) => one in files);
  }

  private read(): PageFiles {
    if (this.cached) return this.cached;
    const file = path.join(this.folder, pageFilesName);
    if (!existsSync(file)) return {};
    this.cached = JSON.parse(readFileSync(file, 'utf8')) as PageFiles;
    return this.cached;
  }
}

function preloadTag(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" href="/${file}">`;
}
