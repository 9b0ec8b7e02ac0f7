import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../contract/localised.js';
import { type PageFiles, pageFilesFileName, resolveEntryPoint } from '../contract/page-entry-points.js';

/** Resource hints for the additional files of a page. */
export class PagePreloads {
  private cachedFiles: PageFiles | undefined;

  constructor(private readonly folder: string) {}

  /** Link elements that preload the files of a page before its scripts request them. */
  renderTags(pageId: string | undefined, language: Language): string {
    return (this.readPageFiles()[this.getEntryPoint(pageId)]?.[language] ?? []).map(preloadTag).join('');
  }

  /** Name of the client entry point that renders the page. */
  getEntryPoint(pageId: string | undefined): string {
    const files = this.readPageFiles();
    return resolveEntryPoint(pageId ?? 'not-found', (name) => name in files);
  }

  private readPageFiles(): PageFiles {
    if (this.cachedFiles) return this.cachedFiles;
    const file = path.join(this.folder, pageFilesFileName);
    if (!existsSync(file)) return {};
    this.cachedFiles = JSON.parse(readFileSync(file, 'utf8')) as PageFiles;
    return this.cachedFiles;
  }
}

function preloadTag(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" href="/${file}">`;
}
