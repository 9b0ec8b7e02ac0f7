import path from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../server/contract/localised.js';
import { renderMarkdown } from './help-plugin.js';

/** A question and its answer as the browser gets them. */
export interface FaqQuestion {
  /** `category/question`: its place on the page. */
  id: string;
  title: string;
  /** The answer. */
  html: string;
  /** Its words without marks, for the search. */
  text: string;
}

/** Questions about one thing, in their order. */
export interface FaqCategory {
  id: string;
  title: string;
  questions: readonly FaqQuestion[];
}

/** A heading with the name of its place: `## Data {#data}`. */
const heading = /^(##|###) (.+) \{#([a-z]+)\}$/;

/**
 * Makes the categories of their Markdown: a heading of the second level opens a category, one of the third a question, and what
 * follows is its answer, with the placeholders of the help. Throws where something stands before the first question, or a
 * heading has no name.
 */
export function parseFaq(source: string, language: Language): FaqCategory[] {
  const categories: (FaqCategory & { questions: FaqQuestion[] })[] = [];
  for (const part of source.split(/^(?=##)/m).filter((each) => each.trim() !== '')) {
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

/** Compiles the questions with the build, so that no browser reads Markdown. */
export function faqPlugin(): Plugin {
  return {
    name: 'faq-texts',
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
