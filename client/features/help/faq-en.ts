import type { FaqCategory } from '../../faq-plugin.js';
import categories from '../../faq/en.md';

/** English FAQ. */
export const faq = categories as unknown as readonly FaqCategory[];
