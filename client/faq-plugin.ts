import path from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../server/contract/language/localised.js';
import { renderMarkdown } from './help-plugin.js';

/** A compiled question and its answer. */
export interface FaqQuestion {
  /** `category/question`, used as the anchor. */
  id: string;
  title: string;
  html: string;
  /** Plain text for the search. */
  text: string;
}

/** Questions of one category. */
export interface FaqCategory {
  id: string;
  title: string;
  questions: readonly FaqQuestion[];
}

/** A heading with an anchor: `## Data {#data}`. */
const heading = /^(##|###) (.+) \{#([a-z]+)\}$/;

/**
 * Parses the FAQ Markdown: level-2 headings are categories, level-3 headings are questions, and their bodies are the
 * answers.
 * @throws Error for text before the first question and for headings without an anchor
 */
export function parseFaq(source: string, language: Language): FaqCategory[] {
  const categories: (FaqCategory & { questions: FaqQuestion[] })[] = [];
  for (const part of source.split(/^(?=##)/m).filter((section) => section.trim() !== '')) {
    const [line = '', ...lines] = part.split('\n');
    const [, level, title = '', name = ''] = heading.exec(line) ?? [];
    const answer = lines.join('\n').trim();
    const category = categories.at(-1);
    if (level === '##' && answer === '') {
      categories.push({ id: name, title, questions: [] });
    } else if (level === '###' && answer !== '' && category) {
      category.questions.push({
        id: `${category.id}/${name}`,
        title,
        ...renderMarkdown(answer, language),
      });
    } else {
      throw new Error(`Neither a category nor a question with its answer: ${line}`);
    }
  }
  return categories;
}

/** Vite plugin that compiles the FAQ at build time, so that the browser needs no Markdown parser. */
export function faqPlugin(): Plugin {
  return {
    name: 'faq',
    transform(source, id) {
      const [, language] = /[\\/]client[\\/]faq[\\/](en|ru)\.md$/.exec(path.normalize(id)) ?? [];
      if (language === undefined) return undefined;
      return {
        code: `export default ${JSON.stringify(parseFaq(source, language as Language))};`,
        map: null,
      };
    },
  };
}
