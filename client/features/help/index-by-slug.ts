import type { RenderedMarkdown } from '../../help-plugin.js';

/** The texts of the help in one language, by the slugs of their pages. */
export type HelpArticles = Readonly<Record<string, RenderedMarkdown>>;

/** Texts found by their files, by slug. */
export function indexBySlug(files: Readonly<Record<string, RenderedMarkdown>>): HelpArticles {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [/([\w-]+)\.md$/.exec(file)?.[1] ?? file, text]),
  );
}
