import { daySpans } from './day-spans.js';
import type { Localised } from './localised.js';
import { pageSizes } from './page-sizes.js';
import type { ReportSubject } from './report-vocabulary.js';

/** One parameter of the reports: how each face names it, and what it takes. */
export interface ReportParameter {
  /** Name in REST calls; missing where REST has no form for it. GraphQL names it by its key in `reportParameters`. */
  rest?: string;
  /** Where REST calls have it; in the query or the body where it is missing. */
  place?: 'path';
  /** Other names under which calls send it and addresses hold it. */
  aliases?: readonly string[];
  /** Name in the address of the browser's page; missing where no page keeps it there. */
  address?: string;
  /** `filterRows`: the filter as typed rows, which only GraphQL can carry. */
  type: 'string' | 'integer' | 'filterRows';
  /** Bounds of a number. */
  minimum?: number;
  maximum?: number;
  /** The only values it takes. */
  oneOf?: readonly number[];
  /** Characters of a text, at most; 2048 where it is missing. */
  longest?: number;
  /** What stands for it where it is missing. */
  default?: number;
  /** Subjects that it names; missing on what every report takes. */
  subjects?: readonly ReportSubject[];
  /** Whether reports about these subjects cannot do without it. */
  required?: boolean;
  /** Key of the parameter in whose place it may be given. */
  insteadOf?: 'keyword';
  description: Localised;
}

const largestPage = 2_147_483_647;

/** Every parameter that reports share, each once. Arguments of one report alone stand in its definition. */
export const reportParameters = {
  domain: {
    rest: 'domain',
    address: 'domain',
    type: 'string',
    subjects: ['domain', 'page'],
    required: true,
    description: {
      en: 'The domain that the report is about, as shop.example. A scheme, www. and a path are cut off.',
      ru: 'Домен, о котором отчёт, например shop.example. Протокол, www. и путь отбрасываются.',
    },
  },
  pageUrl: {
    rest: 'page_url',
    aliases: ['pageUrl'],
    address: 'page_url',
    type: 'string',
    longest: 8_192,
    subjects: ['page'],
    required: true,
    description: {
      en: 'Path of the page within the domain, as /catalog/464638.',
      ru: 'Путь страницы внутри домена, например /catalog/464638.',
    },
  },
  keyword: {
    rest: 'keyword',
    aliases: ['key'],
    address: 'key',
    type: 'string',
    subjects: ['keyword'],
    description: {
      en: 'The keyword that the report is about; or its id in kid.',
      ru: 'Фраза, о которой отчёт; или её номер в kid.',
    },
  },
  kid: {
    rest: 'kid',
    address: 'kid',
    type: 'integer',
    minimum: 0,
    subjects: ['keyword'],
    insteadOf: 'keyword',
    description: {
      en: 'Id of the keyword, where its words are not given.',
      ru: 'Номер фразы, если не даны её слова.',
    },
  },
  id: {
    rest: 'id',
    address: 'id',
    type: 'string',
    longest: 253,
    subjects: ['owner'],
    required: true,
    description: {
      en: 'Identifier of the owner, as pub-1234567890; in the report on subdomains a domain by its name or id.',
      ru: 'Идентификатор владельца, например pub-1234567890; для поддоменов – домен по имени или номеру.',
    },
  },
  rid: {
    rest: 'rid',
    place: 'path',
    address: 'rid',
    type: 'string',
    longest: 36,
    subjects: ['group'],
    required: true,
    description: {
      en: 'Id of the group report, from the list of group reports.',
      ru: 'Id группового отчёта, из списка групповых отчётов.',
    },
  },
  share: {
    rest: 'share',
    address: 'share',
    type: 'string',
    longest: 64,
    subjects: ['group'],
    description: {
      en: 'Secret of a link by which its owner shows the report to others.',
      ru: 'Секрет ссылки, по которой владелец показывает отчёт другим.',
    },
  },
  base: {
    rest: 'base',
    aliases: ['db'],
    address: 'db',
    type: 'string',
    description: {
      en: 'Code of the database, as gny; without it the one chosen in this browser, else gny.',
      ru: 'Код базы, например gny; без него – выбранная в этом браузере, иначе gny.',
    },
  },
  page: {
    rest: 'page',
    aliases: ['current_page'],
    address: 'page',
    type: 'integer',
    minimum: 1,
    maximum: largestPage,
    default: 1,
    description: { en: 'Number of the page, from 1.', ru: 'Номер страницы, от 1.' },
  },
  perPage: {
    rest: 'per_page',
    address: 'per_page',
    type: 'integer',
    minimum: pageSizes.lowest,
    maximum: pageSizes.highest,
    default: pageSizes.initial,
    description: {
      en: `Rows of a page, ${pageSizes.lowest} to ${pageSizes.highest}.`,
      ru: `Строк на странице, от ${pageSizes.lowest} до ${pageSizes.highest}.`,
    },
  },
  sort: {
    rest: 'sort',
    address: 'sort',
    type: 'string',
    description: {
      en: 'Order as column|asc or column|desc, several joined by commas.',
      ru: 'Порядок: столбец|asc или столбец|desc, несколько – через запятую.',
    },
  },
  filter: {
    rest: 'filter',
    address: 'filter',
    type: 'string',
    description: {
      en: 'Filter string: conditions as ws>=100, joined by ^ (and) or ^OR (or).',
      ru: 'Строка фильтра: условия вида ws>=100, соединённые ^ (и) или ^OR (или).',
    },
  },
  search: {
    rest: 'search',
    type: 'string',
    description: {
      en: "Text that the report's main column contains.",
      ru: 'Текст, который содержит главный столбец отчёта.',
    },
  },
  conditions: {
    type: 'filterRows',
    description: {
      en: 'The filter as typed rows; joined to filter by AND.',
      ru: 'Фильтр типизированными строками; соединяется с filter через AND.',
    },
  },
  forDay: {
    rest: 'forDay',
    address: 'forDay',
    type: 'integer',
    oneOf: daySpans,
    description: {
      en: `Days over which changes are counted: ${daySpans.join(', ')}. They are told against the newest results of each keyword that are at least so many days older than the newest of the database; without it against the previous ones.`,
      ru: `За сколько дней считать изменения: ${daySpans.join(', ')}. По последней выдаче каждой фразы, которая старше новейшей в базе хотя бы на столько дней; без параметра – по прежней выдаче.`,
    },
  },
} as const satisfies Readonly<Record<string, ReportParameter>>;

/** Key of a parameter: its GraphQL name. */
export type ReportParameterKey = keyof typeof reportParameters;

/** What every report takes after its own arguments, in the order in which faces show it. */
export const tableParameters = ['page', 'perPage', 'sort', 'filter', 'search', 'conditions'] as const;

/** What names a subject, in the order in which addresses hold it. */
export const subjectKeys = ['domain', 'pageUrl', 'keyword', 'kid', 'id', 'rid', 'share'] as const;

/** A parameter by its key, with every trait that one may have. */
export function reportParameter(key: ReportParameterKey): ReportParameter {
  return reportParameters[key];
}

/** What names the subject of a report, in the order in which faces show it; nothing for reports about the database alone. */
export function subjectParameters(subject: ReportSubject): ReportParameterKey[] {
  return subjectKeys.filter((key) => reportParameter(key).subjects?.includes(subject));
}

/** Every name under which calls and addresses carry a parameter, the usual one of calls first. */
export function namesOf(key: ReportParameterKey): string[] {
  const { rest, aliases = [], address } = reportParameter(key);
  return [...new Set([rest, ...aliases, address].filter((name) => name !== undefined))];
}

/** Name of a parameter in the page's address. */
export function addressName(key: ReportParameterKey): string {
  const { address, rest } = reportParameter(key);
  return address ?? rest ?? key;
}

/** The texts of an address by their names, as `URLSearchParams` has them. */
export interface AddressTexts {
  get(name: string): string | null | undefined;
}

/** A parameter as an address holds it, by any of its names, the page's own first; undefined where it is missing or blank. */
export function readAddress(key: ReportParameterKey, texts: AddressTexts): string | undefined {
  return [addressName(key), ...namesOf(key)]
    .map((name) => texts.get(name)?.trim())
    .find((text) => text !== undefined && text !== '');
}
