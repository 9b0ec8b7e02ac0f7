import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { legalPages, type LegalSlug } from '../../contract/legal-pages.js';
import type { Language } from '../../contract/localised.js';
import { readTextFile, readMarkdownFiles } from './operator-folder.js';
import type { Logger } from 'pino';
import { readReviews, type Review } from './reviews.js';
import { renderMarkdown, parseArticle, type MarkdownArticle } from './markdown-article.js';

/** A post of the operator's blog. */
export interface Post extends MarkdownArticle {
  /** The last step of its address. */
  slug: string;
  /** ISO 8601. */
  date: string;
  language: Language;
}

/** Who answers for the service. */
interface Operator {
  name: string | undefined;
  email: string | undefined;
}

const languages = ['en', 'ru'] as const;

/** Time for which what was read of the folder is trusted, in milliseconds. */
const cacheTtlMs = 2000;

/**
 * What the operator writes beside the product, in files of a folder: `blog/LANGUAGE/DATE-SLUG.md` are posts,
 * `legal/LANGUAGE/SLUG.md` stand in place of the texts of rules that come with the product, `reviews.json` holds what people say. A changed file shows by itself.
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

  /**
   * The posts in a language, those of the other one where there are none in it, the newest first; those of a later day wait
   * for it.
   */
  async posts(language: Language): Promise<Post[]> {
    const today = this.now().toISOString().slice(0, 10);
    const published = (await this.loadPosts()).filter(({ date }) => date <= today);
    const translated = published.filter((post) => post.language === language);
    return translated.length > 0 ? translated : published;
  }

  /** A post, in the language where it is there, else in the other one; undefined where it is in none. */
  async post(slug: string, language: Language): Promise<Post | undefined> {
    const otherLanguage = language === 'en' ? 'ru' : 'en';
    const found = [...(await this.posts(language)), ...(await this.posts(otherLanguage))];
    return found.find((post) => post.slug === slug);
  }

  /** Whether there is anything to read today. */
  async hasPosts(): Promise<boolean> {
    return (await this.posts('en')).length > 0;
  }

  /** The operator's own text of a page of rules, as HTML with placeholders; undefined where the product's own holds. */
  async legalText(slug: LegalSlug, language: Language): Promise<string | undefined> {
    const source = await readTextFile(path.join(this.folder, 'legal', language, `${slug}.md`));
    return source === undefined || source.trim() === '' ? undefined : renderMarkdown(source);
  }

  /** What people say of the service, in a language; none where the file is missing or cannot be read, which the log says. */
  async reviews(language: Language): Promise<Review[]> {
    const source = await readTextFile(path.join(this.folder, 'reviews.json'));
    if (source === undefined) return [];
    try {
      return readReviews(source, language);
    } catch (error) {
      this.log.warn({ err: error }, 'reviews.json of OPERATOR_DIR cannot be read');
      return [];
    }
  }

  /** Files of rules that the operator has still to write, as `legal/en/cookie-law.md`: the product's own names nobody there. */
  async placeholderLegalTexts(): Promise<string[]> {
    if (this.operator.name !== undefined && this.operator.email !== undefined) return [];
    const candidates = languages.flatMap((language) => legalPages.map(({ slug }) => ({ slug, language })));
    const overrides = await Promise.all(
      candidates.map(({ slug, language }) => this.legalText(slug, language)),
    );
    return candidates.flatMap(({ slug, language }, at) =>
      overrides[at] === undefined ? [`legal/${language}/${slug}.md`] : [],
    );
  }

  private async loadPosts(): Promise<readonly Post[]> {
    if (performance.now() - this.cachedAt < cacheTtlMs) return this.cachedPosts;
    const loaded = await Promise.all(
      languages.map(async (language) =>
        (await readMarkdownFiles(path.join(this.folder, 'blog', language))).flatMap(({ name, source }) => {
          const [, date = '', slug = ''] = /^(\d{4}-\d\d-\d\d)-([a-z0-9][a-z0-9-]*)$/.exec(name) ?? [];
          return slug === '' ? [] : [{ slug, date, language, ...parseArticle(source) }];
        }),
      ),
    );
    this.cachedPosts = loaded.flat();
    this.cachedAt = performance.now();
    return this.cachedPosts;
  }
}
