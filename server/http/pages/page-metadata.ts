import type { Config } from '../../config/config.js';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import { helpIndexPage, servicePages } from '../../contract/pages/service-pages.js';
import { faqPath, faqTitle, helpPages } from '../../contract/help/help-pages.js';
import { legalPages } from '../../contract/pages/legal-pages.js';
import type { Language, Localised } from '../../contract/language/localised.js';
import { toolPages } from '../../contract/tools/tool-pages.js';
import type { OperatorPagesService, Post } from '../../modules/operator-pages/operator-pages.service.js';
import { escapeHtml } from './escape-html.js';
import { normalizePath } from './page-paths.js';

/** A page that search engines may index. */
interface IndexedPage {
  /** One URL, or one for each language. */
  address: string | Localised;
  title: Localised;
  description: Localised;
}

/** Metadata of a page in its HTML head. */
interface PageMeta {
  /** Document title. */
  title: string;
  /** Meta and link elements as HTML. */
  tags: string;
  isIndexed: boolean;
  /** Whether the URL refers to something that does not exist. */
  isMissing?: boolean;
}

const productName = 'Rivalscope';

const notIndexed: PageMeta = {
  title: productName,
  tags: '<meta name="robots" content="noindex">',
  isIndexed: false,
};

const home: IndexedPage = {
  address: '/',
  title: { en: '', ru: '' },
  description: {
    en: 'Search results, positions and competitors of any domain or keyword.',
    ru: 'Выдача, позиции и конкуренты любого домена и любой фразы.',
  },
};

const pricing: IndexedPage = {
  address: accountRoutes.pricing,
  title: { en: 'Pricing', ru: 'Тарифы' },
  description: {
    en: 'Plans with their prices and limits: reports a day, rows, group reports, clustering, API.',
    ru: 'Тарифы с ценами и лимитами: отчёты в день, строки, групповые отчёты, кластеризация, API.',
  },
};

const blog: IndexedPage = {
  address: accountRoutes.blog,
  title: { en: 'Blog', ru: 'Блог' },
  description: {
    en: 'What is new in the service, and how its figures are used.',
    ru: 'Что нового в сервисе и как пользоваться его цифрами.',
  },
};

const serviceDescriptions: Readonly<Record<(typeof servicePages)[number]['id'], Localised>> = {
  tools: {
    en: 'Tools on keywords, sites and lists: build up, check, compare, combine and clean them.',
    ru: 'Инструменты для фраз, сайтов и списков: расширить, проверить, сравнить, собрать и почистить.',
  },
  help: {
    en: 'What every report and tool answers, where its figures come from, and an example of each.',
    ru: 'На что отвечает каждый отчёт и инструмент, откуда его цифры, и пример к каждому.',
  },
  statistics: {
    en: 'Keywords, domains, pages and ads in each database of search results, and when it was last updated.',
    ru: 'Сколько фраз, доменов, страниц и объявлений в каждой базе выдачи и когда она обновлена.',
  },
};

const localizedAddress = (slug: string): Localised => ({ en: `/en/${slug}`, ru: `/ru/${slug}` });

/** Indexed pages by path. */
const indexedPages: ReadonlyMap<string, IndexedPage> = new Map<string, IndexedPage>([
  ['/', home],
  [pricing.address as string, pricing],
  ...[accountRoutes.tarif, accountRoutes.tarifRussian].map((route) => [route, pricing] as const),
  ...servicePages
    .filter(({ id }) => id !== helpIndexPage.id)
    .map(
      ({ id, route, title }) =>
        [route, { address: route, title, description: serviceDescriptions[id] }] as const,
    ),
  ...toolPages.map(
    ({ route, title }) => [route, { address: route, title, description: toolDescription(title) }] as const,
  ),
  ...localizedRoutes('help', {
    address: localizedAddress('help'),
    title: helpIndexPage.title,
    description: serviceDescriptions.help,
  }),
  ...localizedRoutes(faqPath.slice(1), {
    address: localizedAddress(faqPath.slice(1)),
    title: faqTitle,
    description: {
      en: 'What people ask of the service, answered: data, limits, plans and payments.',
      ru: 'Ответы на вопросы о сервисе: данные, лимиты, тарифы и оплата.',
    },
  }),
  ...helpPages.flatMap(({ slug, title }) =>
    localizedRoutes(slug, {
      address: localizedAddress(slug),
      title: helpTitle(title),
      description: helpDescription(title),
    }),
  ),
  ...legalPages.flatMap(({ slug, title }) =>
    localizedRoutes(slug, { address: localizedAddress(slug), title, description: legalDescription(title) }),
  ),
]);

function localizedRoutes(slug: string, page: IndexedPage): (readonly [string, IndexedPage])[] {
  return [`/${slug}`, `/en/${slug}`, `/ru/${slug}`].map((address) => [address, page] as const);
}

/** Same format as the title that the client sets. */
function helpTitle({ en, ru }: Localised): Localised {
  const { title } = helpIndexPage;
  return { en: `${en} · ${title.en}`, ru: `${ru} · ${title.ru}` };
}

function toolDescription({ en, ru }: Localised): Localised {
  return {
    en: `${en}: enter a list, get a table with volumes and positions, and save it as a file.`,
    ru: `${ru}: задайте список, получите таблицу с частотностью и позициями, сохраните её файлом.`,
  };
}

function helpDescription({ en, ru }: Localised): Localised {
  return {
    en: `${en}: purpose, data sources and an example.`,
    ru: `${ru}: назначение, источники данных и пример.`,
  };
}

function legalDescription({ en, ru }: Localised): Localised {
  return {
    en: `${en}: the terms of this service.`,
    ru: `${ru}: по каким правилам работает сервис.`,
  };
}

/** Metadata for search engines: indexed pages, titles, descriptions and canonical URLs. */
export class PageMetadata {
  /** @param publicUrl public URL of the server */
  constructor(
    private readonly publicUrl: string,
    private readonly access: Config['access'],
    private readonly operatorPages: OperatorPagesService,
  ) {}

  /** Metadata of the page at a URL. Personal pages and reports are not indexed. */
  async getMetadata(url: string, preferredLanguage: Language): Promise<PageMeta> {
    const path = normalizePath(url);
    const slug = this.access === 'open' ? undefined : /^\/blog\/([^/]+)$/.exec(path)?.[1];
    if (slug !== undefined) {
      return this.getPostMetadata(await this.operatorPages.findPost(slug, preferredLanguage));
    }
    const page = this.access === 'open' ? undefined : await this.findIndexedPage(path);
    if (!page) return notIndexed;
    const language = parseLanguagePrefix(path) ?? preferredLanguage;
    const title = page.title[language];
    const links = [
      `<link rel="canonical" href="${this.absolute(getAddress(page, language))}">`,
      ...(typeof page.address === 'string'
        ? []
        : (['en', 'ru'] as const).map(
            (alternate) =>
              `<link rel="alternate" hreflang="${alternate}" href="${this.absolute(getAddress(page, alternate))}">`,
          )),
    ];
    return {
      title: title === '' ? productName : `${title} · ${productName}`,
      tags: `<meta name="description" content="${escapeHtml(page.description[language])}">${links.join('')}`,
      isIndexed: true,
    };
  }

  private async findIndexedPage(path: string): Promise<IndexedPage | undefined> {
    if (path === blog.address) return (await this.operatorPages.hasPosts()) ? blog : undefined;
    return indexedPages.get(path);
  }

  private getPostMetadata(post: Post | undefined): PageMeta {
    if (!post) return { ...notIndexed, isMissing: true };
    const address = this.absolute(`/blog/${post.slug}`);
    return {
      title: `${post.title} · ${productName}`,
      tags: `<meta name="description" content="${escapeHtml(post.lead.slice(0, 160))}"><link rel="canonical" href="${address}">`,
      isIndexed: true,
    };
  }

  /** `sitemap.xml` with all indexed pages. */
  async sitemap(): Promise<string> {
    const pages = this.access === 'open' ? [] : [...new Set(indexedPages.values())];
    const entries = pages.flatMap((page) =>
      typeof page.address === 'string'
        ? [`<url><loc>${this.absolute(page.address)}</loc></url>`]
        : (['en', 'ru'] as const).map((language) => this.renderSitemapEntry(page, language)),
    );
    const posts = this.access === 'open' ? [] : await this.posts();
    entries.push(...posts.map(({ slug }) => `<url><loc>${this.absolute(`/blog/${slug}`)}</loc></url>`));
    if (posts.length > 0) entries.push(`<url><loc>${this.absolute('/blog')}</loc></url>`);
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  }

  private async posts(): Promise<Post[]> {
    const posts = [
      ...(await this.operatorPages.listPosts('en')),
      ...(await this.operatorPages.listPosts('ru')),
    ];
    return posts.filter(({ slug }, index) => posts.findIndex((post) => post.slug === slug) === index);
  }

  /** `robots.txt`. Pages with `noindex` stay crawlable, because crawlers must read the tag. */
  robots(): string {
    if (this.access === 'open') return 'User-agent: *\nDisallow: /\n';
    return `User-agent: *
Allow: /api/docs
Disallow: /api/
Disallow: /changedb/

Sitemap: ${this.absolute('/sitemap.xml')}
`;
  }

  private renderSitemapEntry(page: IndexedPage, language: Language): string {
    const alternates = (['en', 'ru'] as const).map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${alternate}" href="${this.absolute(getAddress(page, alternate))}"/>`,
    );
    return `<url><loc>${this.absolute(getAddress(page, language))}</loc>${alternates.join('')}</url>`;
  }

  private absolute(path: string): string {
    return escapeHtml(this.publicUrl + path);
  }
}

function getAddress({ address }: IndexedPage, language: Language): string {
  return typeof address === 'string' ? address : address[language];
}

function parseLanguagePrefix(path: string): Language | undefined {
  const [, language] = /^\/(en|ru)\//.exec(path) ?? [];
  return language === 'en' || language === 'ru' ? language : undefined;
}
