import type { SearchIntent } from './search-intent.js';
import { englishTopics } from './topics/english-topics.js';
import { russianTopics } from './topics/russian-topics.js';
import { type NamedSite, type Topic, splitList } from './topics/topic.js';

/**
 * Template of a keyword: `{}` is the name, `{a}` an attribute, `{for}` an audience; `{tail}` and `{place}` are word
 * lists.
 */
export interface Pattern {
  text: string;
  intent: SearchIntent;
  /** Rarity relative to the bare name, which determines volume and probability. */
  rarity: number;
}

/** Language-specific data of the generator. */
export interface SampleLanguage {
  topics: readonly Topic[];
  /** Sites that rank in every topic, largest first. */
  generalSites: readonly NamedSite[];
  patterns: readonly Pattern[];
  places: readonly string[];
  /** Templates of titles, snippets and ads; `{}` is the capitalised keyword or page, `{site}` the site name. */
  titles: Readonly<Record<'shop' | 'magazine' | 'wiki' | 'forum' | 'market' | 'service', readonly string[]>>;
  snippets: readonly string[];
  adTitles: readonly string[];
  adDescriptions: readonly string[];
  adLinks: readonly string[];
  adFacts: readonly string[];
  /** Directory names in URLs. */
  paths: {
    shop: string;
    magazine: string;
    guides: string;
    wiki: string;
    forum: string;
    market: string;
    sale: string;
  };
}

export const english: SampleLanguage = {
  topics: englishTopics,
  generalSites: [
    ['everyshelf', 'market'],
    ['openlore', 'wiki'],
    ['askaround', 'forum'],
    ['clipcast', 'market'],
    ['dailyledger', 'magazine'],
    ['reviewyard', 'magazine'],
    ['oddlot-outlet', 'market'],
    ['threadwell', 'forum'],
    ['howtohandbook', 'wiki'],
    ['pricelantern', 'market'],
    ['thecitygazette', 'magazine'],
    ['secondshelf', 'market'],
    ['pinwall', 'forum'],
    ['localpages', 'service'],
    ['answerdesk', 'forum'],
  ],
  patterns: [
    { text: '{}', intent: 'buy', rarity: 0 },
    { text: 'best {}', intent: 'learn', rarity: 0.9 },
    { text: '{a} {}', intent: 'buy', rarity: 1.5 },
    { text: '{} {tail}', intent: 'buy', rarity: 1.9 },
    { text: '{} {for}', intent: 'buy', rarity: 1.7 },
    { text: 'best {a} {}', intent: 'learn', rarity: 2.3 },
    { text: 'best {} {for}', intent: 'learn', rarity: 2.4 },
    { text: '{} in {place}', intent: 'near', rarity: 2.6 },
    { text: '{a} {} {for}', intent: 'buy', rarity: 3.1 },
    { text: '{a} {} {tail}', intent: 'buy', rarity: 3.4 },
    { text: 'how to choose {}', intent: 'learn', rarity: 2.2 },
    { text: 'are {} worth it', intent: 'learn', rarity: 2.5 },
    { text: 'how much do {} cost', intent: 'learn', rarity: 2.6 },
    { text: 'where to find {} {for}', intent: 'learn', rarity: 3.8 },
    { text: 'what are the best {} {for}', intent: 'learn', rarity: 3.3 },
    { text: 'what to look for in {}', intent: 'learn', rarity: 3 },
    { text: 'best {a} {} {for}', intent: 'learn', rarity: 3.9 },
    { text: '{a} {} in {place}', intent: 'near', rarity: 4.1 },
    { text: '{place} {} {for}', intent: 'near', rarity: 4.6 },
  ],
  places:
    splitList(`new york, london, denver, seattle, portland, chicago, los angeles, san diego, austin, boston, colorado, california, texas,
    florida, miami, las vegas, san francisco, toronto, vancouver, utah, salt lake city, phoenix arizona, nashville, atlanta, ohio, michigan, oregon,
    washington dc, philadelphia, paris, rome, barcelona, tokyo, dublin, sydney, melbourne, berlin, lisbon, hawaii, alaska, maine, vermont`),
  titles: {
    shop: ['{} | {site}', 'Shop {} at {site}', '{}: free delivery over $50 | {site}', '{} on sale | {site}'],
    magazine: [
      'The best {} of 2026, tested',
      '{}: what to know before you buy',
      '{}, explained | {site}',
      'We tried the {}: here are our picks',
    ],
    wiki: ['{} - {site}', '{}: overview and history - {site}'],
    forum: ['{}? : {site}', 'Any advice on {}? - {site}', '{} - page 1 - {site}'],
    market: ['{} for sale - {site}', '{}: compare prices | {site}', 'Top rated {} - {site}'],
    service: ['{} | {site}', '{}: compare and book | {site}', '{} - free quotes | {site}'],
  },
  snippets: [
    'Compare {} by price, weight and rating. Free returns within 60 days.',
    'Everything about {}: how to choose, what to pay and what to avoid.',
    'Our editors spent three weeks with {} and picked the ones worth the money.',
    'Find {} in stock today, with delivery or pickup near you.',
    'Readers share what they learned about {}, with photos and prices.',
  ],
  adTitles: [
    '{} - up to 40% off',
    'Shop {} at {site}',
    '{} - free 2-day delivery',
    'Official {site} store: {}',
  ],
  adDescriptions: [
    'Browse hundreds of {} with honest reviews. Order today, try at home for 60 days.',
    'Big season sale on {}. Price match on every order and free returns.',
    'Trusted by over 200,000 customers. Find {} that fit your plans and your budget.',
  ],
  adLinks: [
    'New arrivals',
    'Sale',
    'Gift cards',
    'Find a store',
    'Best sellers',
    'Under $50',
    'Customer reviews',
    'Free returns',
  ],
  adFacts: [
    'Free delivery over $50',
    '60-day returns',
    'Price match',
    'Expert advice',
    'Rated 4.8 of 5',
    'Family owned',
    'Same-day pickup',
    '2-year warranty',
  ],
  paths: {
    shop: 'shop',
    magazine: 'articles',
    guides: 'guides',
    wiki: 'wiki',
    forum: 'thread',
    market: 'catalog',
    sale: 'sale',
  },
};

export const russian: SampleLanguage = {
  topics: russianTopics,
  generalSites: [
    ['vsetovary', 'market'],
    ['znaemvse', 'wiki'],
    ['sprosi-lyudey', 'forum'],
    ['цены-рядом', 'market'],
    ['otzyvnik', 'magazine'],
    ['vestnik-goroda', 'magazine'],
    ['barakholka', 'market'],
    ['video-polka', 'market'],
    ['справочник-мск', 'service'],
    ['dzhurnal', 'magazine'],
  ],
  patterns: [
    { text: '{}', intent: 'buy', rarity: 0 },
    { text: 'купить {}', intent: 'buy', rarity: 0.8 },
    { text: '{a} {}', intent: 'buy', rarity: 1.5 },
    { text: '{} {for}', intent: 'buy', rarity: 1.5 },
    { text: '{} {tail}', intent: 'buy', rarity: 1.6 },
    { text: 'лучшие {}', intent: 'learn', rarity: 1.8 },
    { text: '{} в {place}', intent: 'near', rarity: 2.1 },
    { text: 'какие {} лучше', intent: 'learn', rarity: 2.3 },
    { text: '{a} {} {for}', intent: 'buy', rarity: 2.9 },
    { text: 'купить {a} {}', intent: 'buy', rarity: 2.8 },
    { text: 'купить {} в {place}', intent: 'near', rarity: 2.9 },
    { text: 'какие {} лучше выбрать {for}', intent: 'learn', rarity: 3.6 },
    { text: '{a} {} {tail}', intent: 'buy', rarity: 3.3 },
    { text: 'сколько стоят {}', intent: 'learn', rarity: 2.6 },
    { text: 'где купить {} в {place}', intent: 'near', rarity: 4.1 },
    { text: '{} {for} {tail}', intent: 'buy', rarity: 4.2 },
  ],
  places:
    splitList(`москве, санкт-петербурге, екатеринбурге, новосибирске, казани, нижнем новгороде, краснодаре, челябинске, самаре, уфе, ростове-на-дону,
    воронеже, перми, волгограде, омске, саратове, тюмени, подмосковье, сочи, калининграде`),
  titles: {
    shop: ['{}: купить в магазине {site}', '{} — цены и наличие | {site}', '{} с доставкой | {site}'],
    magazine: ['{}: что нужно знать', '{} — советы редакции {site}', '{}: рейтинг 2026 года'],
    wiki: ['{} — {site}'],
    forum: ['{} — обсуждение на {site}', 'Посоветуйте: {} | {site}'],
    market: ['{} — сравнить цены | {site}', '{}: {site}, более 1000 предложений'],
    service: ['{} | {site}', '{} — заказать | {site}'],
  },
  snippets: [
    '{}: большой выбор, честные отзывы, доставка по Москве за один день.',
    'Рассказываем про {}: как выбрать, сколько стоит и на что смотреть.',
    'Сравните {} по цене и характеристикам. Возврат в течение 30 дней.',
  ],
  adTitles: ['{} со скидкой до 40%', '{} в магазине {site}', '{}: доставка завтра'],
  adDescriptions: [
    'Более 500 моделей в наличии. Примерка и возврат 30 дней.',
    'Сезонная распродажа: {}. Бесплатная доставка от 3000 рублей.',
    'Подберем за 5 минут. Гарантия 2 года, оплата при получении.',
  ],
  adLinks: ['Новинки', 'Распродажа', 'Доставка', 'Магазины', 'Отзывы', 'Хиты продаж', 'Контакты'],
  adFacts: [
    'Доставка за 1 день',
    'Возврат 30 дней',
    'Гарантия 2 года',
    'Оплата при получении',
    'Рейтинг 4,8',
    'Собственный склад',
  ],
  paths: {
    shop: 'catalog',
    magazine: 'stati',
    guides: 'sovety',
    wiki: 'wiki',
    forum: 'tema',
    market: 'tovary',
    sale: 'skidki',
  },
};
