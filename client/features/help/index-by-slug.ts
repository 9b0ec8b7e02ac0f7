import type { RenderedMarkdown } from '../../help-plugin.js';

/** Help articles of one language by page slug. */
export type HelpArticles = Readonly<Record<string, RenderedMarkdown>>;

/** Indexes articles by the slug in their file name. */
export function indexBySlug(files: Readonly<Record<string, RenderedMarkdown>>): HelpArticles {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [/([\w-]+)\.md$/.exec(file)?.[1] ?? file, text]),
  );
}
