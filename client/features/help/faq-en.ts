import type { FaqCategory } from '../../faq-plugin.js';
import categories from '../../faq/en.md';

export const faq = categories as unknown as readonly FaqCategory[];
