import type { FaqCategory } from '../../faq-plugin.js';
import categories from '../../faq/en.md';

/** The questions and answers in English. */
export const faq = categories as unknown as readonly FaqCategory[];
