import type { RenderedMarkdown } from '../../help-plugin.js';
import { indexBySlug } from './index-by-slug.js';

export const articles = indexBySlug(
  import.meta.glob<RenderedMarkdown>('../../help/en/*.md', { eager: true, import: 'default' }),
);
