import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { legalPages, type LegalSlug } from '../../contract/pages/legal-pages.js';
import type { Language } from '../../contract/language/localised.js';
import { readTextFile, readMarkdownFiles } from './operator-folder.js';
import type { Logger } from 'pino';
import { parseReviews, type Review } from './reviews.js';
import { renderMarkdown, parseArticle, type MarkdownArticle } from './markdown-article.js';

/** A blog post of the operator. */
export interface Post extends MarkdownArticle {
  /** Last path segment. */
  slug: string;
  /** Publication date, ISO 8601. */
  date: string;
  language: Language;
}

/** Contact of the operator. */
interface Operator {
  name: string | undefined;
  email: string | undefined;
}

const languages = ['en', 'ru'] as const;

/** Lifetime of the cached posts. */
const cacheTtlMs = 2000;

/**
 * Operator content from a directory: `blog/LANGUAGE/DATE-SLUG.md`, `legal/LANGUAGE/SLUG.md` overrides of the bundled
 * legal texts, and `reviews.json`. Changed files take effect without a restart.
 */
export class OperatorPagesService {
  private cachedPosts: readonly Post[] = [];
  private cachedAt = -Infinity;

  constructor(
    private readonly folder: string,
    private readonly now: () => Date,
    private readonly operator: Operator,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Published posts in a language, newest first. Falls back to the other language; future posts are excluded. */
  async listPosts(language: Language): Promise<Post[]> {
    const today = this.now().toISOString().slice(0, 10);
    const published = (await this.loadPosts()).filter(({ date }) => date <= today);
    const translated = published.filter((post) => post.language === language);
    return translated.length > 0 ? translated : published;
  }

  /** A published post, preferably in the given language; undefined if there is none. */
  async findPost(slug: string, language: Language): Promise<Post | undefined> {
    const otherLanguage = language === 'en' ? 'ru' : 'en';
    const posts = [...(await this.listPosts(language)), ...(await this.listPosts(otherLanguage))];
    return posts.find((post) => post.slug === slug);
  }

  /** Whether any post is published. */
  async hasPosts(): Promise<boolean> {
    return (await this.listPosts('en')).length > 0;
  }

  /** The operator's override of a legal text, as HTML with placeholders; undefined to use the bundled text. */
  async readLegalText(slug: LegalSlug, language: Language): Promise<string | undefined> {
    const source = await readTextFile(path.join(this.folder, 'legal', language, `${slug}.md`));
    return source === undefined || source.trim() === '' ? undefined : renderMarkdown(source);
  }

  /** Customer reviews in a language. Invalid files are logged and yield none. */
  async loadReviews(language: Language): Promise<Review[]> {
    const source = await readTextFile(path.join(this.folder, 'reviews.json'));
    if (source === undefined) return [];
    try {
      return parseReviews(source, language);
    } catch (error) {
      this.log.warn({ err: error }, 'reviews.json of OPERATOR_DIR cannot be read');
      return [];
    }
  }

  /** Legal texts without an operator name and without an override, such as `legal/en/cookie-law.md`. */
  async placeholderLegalPages(): Promise<string[]> {
    if (this.operator.name !== undefined && this.operator.email !== undefined) return [];
    const candidates = languages.flatMap((language) => legalPages.map(({ slug }) => ({ slug, language })));
    const overrides = await Promise.all(
      candidates.map(({ slug, language }) => this.readLegalText(slug, language)),
    );
    return candidates.flatMap(({ slug, language }, index) =>
      overrides[index] === undefined ? [`legal/${language}/${slug}.md`] : [],
    );
  }

  private async loadPosts(): Promise<readonly Post[]> {
    if (performance.now() - this.cachedAt < cacheTtlMs) return this.cachedPosts;
    const postsByLanguage = await Promise.all(
      languages.map(async (language) =>
        (await readMarkdownFiles(path.join(this.folder, 'blog', language))).flatMap(({ name, source }) => {
          const [, date = '', slug = ''] = /^(\d{4}-\d\d-\d\d)-([a-z0-9][a-z0-9-]*)$/.exec(name) ?? [];
          return slug === '' ? [] : [{ slug, date, language, ...parseArticle(source) }];
        }),
      ),
    );
    this.cachedPosts = postsByLanguage.flat();
    this.cachedAt = performance.now();
    return this.cachedPosts;
  }
}
