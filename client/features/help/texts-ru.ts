import type { RenderedMarkdown } from '../../help-plugin.js';
import { bySlug } from './by-slug.js';

/** The help in Russian. */
export const messages = bySlug(
  import.meta.glob<RenderedMarkdown>('../../help/ru/*.md', { eager: true, import: 'default' }),
);
