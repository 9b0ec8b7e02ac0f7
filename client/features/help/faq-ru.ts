import type { FaqCategory } from '../../faq-plugin.js';
import categories from '../../faq/ru.md';

/** The questions and answers in Russian. */
export const faq = categories as unknown as readonly FaqCategory[];
