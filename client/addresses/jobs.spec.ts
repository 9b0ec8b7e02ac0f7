import { describe, expect, it } from 'vitest';
import { helpPages } from '../../server/contract/help/help-pages.js';
import type { Localised } from '../../server/contract/language/localised.js';
import { pageTitles } from '../../server/contract/pages/page-titles.js';
import { searchPages } from '../features/help/search-pages.js';
import { articles as english } from '../features/help/articles-en.js';
import { articles as russian } from '../features/help/articles-ru.js';
import { findPageOptions } from '../features/search/page-options.js';
import { catalogue } from './catalogue.js';
import { paths } from './paths.js';
import { reportPresets } from './report-presets.js';
import { pagesNamed } from './named-pages.js';

/** A job as people name it, with the page or preset that does it and the help page that explains it. */
interface Job {
  en: readonly string[];
  ru: readonly string[];
  /** Ids of `pageTitles` or of presets. */
  page: string;
  help: string;
}

const jobs: readonly Job[] = [
  {
    en: ['keyword gap', 'gap', 'compare domains'],
    ru: ['упущенные фразы', 'сравнить домены'],
    page: 'comparison',
    help: 'website-comparison',
  },
  {
    en: ['lost keywords', 'dropped keywords'],
    ru: ['потерянные фразы', 'выпавшие ключи'],
    page: 'lost-keywords',
    help: 'spravka-poteryannye-zaprosy-organic',
  },
  {
    en: ['striking distance', 'low hanging fruit'],
    ru: ['точки роста', 'вторая страница'],
    page: 'striking-distance',
    help: 'reports-help',
  },
  {
    en: ['cannibalization', 'cannibalisation'],
    ru: ['каннибализация'],
    page: 'page-changed',
    help: 'reports-help',
  },
  {
    en: ['rank tracking', 'rank tracker', 'position tracking'],
    ru: ['мониторинг позиций', 'съём позиций'],
    page: 'positions',
    help: 'positions-help',
  },
  {
    en: ['keyword clustering', 'clustering'],
    ru: ['кластеризация', 'семантическое ядро'],
    page: 'clusterings',
    help: 'semantic-kernel-help',
  },
  {
    en: ['bulk', 'mass check', 'bulk keyword check'],
    ru: ['массовая проверка'],
    page: 'tool-mass-check',
    help: 'keywords-by-list-help',
  },
  {
    en: ['bulk domains', 'batch analysis'],
    ru: ['пакетный анализ'],
    page: 'tool-domain-batch',
    help: 'batch-analysis',
  },
  {
    en: ['content gap', 'missing terms'],
    ru: ['контент гэп', 'недостающие слова'],
    page: 'tool-extended-vocabulary',
    help: 'extended-vocabulary-help',
  },
  { en: ['api', 'rest'], ru: ['апи', 'api'], page: 'api', help: 'api-help' },
  {
    en: ['billing', 'bills', 'invoice'],
    ru: ['счета', 'оплата', 'инвойс'],
    page: 'bills',
    help: 'billing-help',
  },
  { en: ['import', 'upload'], ru: ['импорт', 'загрузка'], page: 'data', help: 'importing-help' },
  {
    en: ['subdomains', 'root domain'],
    ru: ['поддомены', 'корневой домен'],
    page: 'monetization',
    help: 'monetization-help',
  },
];

const searches = jobs.flatMap((job) => [
  ...job.en.map((query) => ({ job, language: 'en' as const, query })),
  ...job.ru.map((query) => ({ job, language: 'ru' as const, query })),
]);

describe('jobs by their usual names', () => {
  it.each(searches)('finds “$query” in the names of the palette', ({ job, query }) => {
    expect(pagesNamed(query).map(({ id }) => id)).toContain(job.page);
  });

  it.each(searches)('finds “$query” in the help', ({ job, language, query }) => {
    const found = searchPages(query, language, language === 'en' ? english : russian);
    expect(found.map(({ slug }) => slug)).toContain(job.help);
  });

  it.each(searches)('offers a page for “$query” in the search field', ({ language, query }) => {
    const options = findPageOptions(query, language, 'gny');
    expect(options.length).toBeGreaterThan(0);
    for (const { to } of options) expect(to).toMatch(/^\/[\w-]/);
  });

  it('states that there are no backlinks', () => {
    for (const [query, language] of [
      ['backlinks', 'en'],
      ['обратные ссылки', 'ru'],
    ] as const) {
      expect(findPageOptions(query, language, 'gny').map(({ to }) => to)).toEqual(['/reports-help']);
    }
  });
});

describe('names of pages', () => {
  const places = [...catalogue.map(({ id }) => id), ...Object.keys(paths), 'api', 'own-data'];

  it('are those of pages that exist', () => {
    expect(Object.keys(pageTitles).filter((id) => !places.includes(id))).toEqual([]);
  });

  it('are distinct in each language', () => {
    for (const language of ['en', 'ru'] as const) {
      const names = [...Object.values(pageTitles), ...reportPresets.map(({ title }) => title)].map(
        (title) => title[language],
      );
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('are the titles of the catalogue and of the help', () => {
    const titles = new Map<string, Localised>(Object.entries(pageTitles));
    const isOther = (id: string, { en, ru }: Localised) => {
      const title = titles.get(id);
      return title !== undefined && (title.en !== en || title.ru !== ru);
    };
    // A shared tab and the reports on owners have a name of their own.
    const exceptions = ['ad-links', 'sites-by-adsense'];
    expect(
      catalogue.filter(({ id, title }) => !exceptions.includes(id) && isOther(id, title)).map(({ id }) => id),
    ).toEqual([]);
    expect(
      helpPages.filter(({ pageIds: [id = ''], title }) => isOther(id, title)).map(({ slug }) => slug),
    ).toEqual(['figures-help']);
  });
});
