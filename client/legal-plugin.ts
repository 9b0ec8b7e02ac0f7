import path from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';
import { legalPages, legalPlaceholders } from '../server/contract/pages/legal-pages.js';

const markdown = new MarkdownIt({ html: false, typographer: false });

/**
 * Renders a legal page from Markdown. The page fills in placeholders of server settings.
 * @throws Error for an unknown placeholder
 */
export function renderLegalPage(source: string): string {
  for (const [placeholder, name] of source.matchAll(/\{\{([^}]*)\}\}/g)) {
    if (!legalPlaceholders.some((placeholderName) => placeholderName === name)) {
      throw new Error(`Unknown placeholder ${placeholder}.`);
    }
  }
  return markdown.render(source);
}

/** Vite plugin that compiles the legal pages at build time, so that the browser needs no Markdown parser. */
export function legalPlugin(): Plugin {
  return {
    name: 'legal',
    transform(source, id) {
      const slug = /[\\/]legal[\\/](?:en|ru)[\\/]([\w-]+)\.md$/.exec(path.normalize(id))?.[1];
      if (slug === undefined) return undefined;
      if (!legalPages.some((page) => page.slug === slug)) throw new Error(`There is no legal page ${slug}.`);
      return { code: `export default ${JSON.stringify(renderLegalPage(source))};`, map: null };
    },
  };
}
