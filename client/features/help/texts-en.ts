import type { RenderedMarkdown } from '../../help-plugin.js';
import { bySlug } from './by-slug.js';

/** The help in English. */
export const messages = bySlug(
  import.meta.glob<RenderedMarkdown>('../../help/en/*.md', { eager: true, import: 'default' }),
);
