import path from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';
import { legalPages, legalPlaceholders } from '../server/contract/legal-pages.js';

const markdown = new MarkdownIt({ html: false, typographer: false });

/**
 * Makes HTML of a legal page's Markdown. What the settings of a server say stays a placeholder, which the page fills in.
 * Throws where a placeholder stands for nothing.
 */
export function renderLegalPage(source: string): string {
  for (const [placeholder, name] of source.matchAll(/\{\{([^}]*)\}\}/g)) {
    if (!legalPlaceholders.some((known) => known === name))
      throw new Error(`Nothing is known as ${placeholder}.`);
  }
  return markdown.render(source);
}

/** Compiles the legal pages with the build, so that no browser loads what reads Markdown. */
export function legalPlugin(): Plugin {
  return {
    name: 'legal-texts',
    transform(source, id) {
      const slug = /[\\/]legal[\\/](?:en|ru)[\\/]([\w-]+)\.md$/.exec(path.normalize(id))?.[1];
      if (slug === undefined) return undefined;
      if (!legalPages.some((page) => page.slug === slug)) throw new Error(`There is no legal page ${slug}.`);
      return { code: `export default ${JSON.stringify(renderLegalPage(source))};`, map: null };
    },
  };
}
