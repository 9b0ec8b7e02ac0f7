import { daySpans } from './day-spans.js';
import type { Localised } from './localised.js';
import { pageSizes } from './page-sizes.js';
import type { ReportParameterKey } from './report-parameters.js';

/** Descriptions of the shared report parameters in the API documentation. */
export const reportParameterDescriptions: Readonly<Record<ReportParameterKey, Localised>> = {
  domain: {
    en: 'The domain that the report is about, as shop.example. A scheme, www. and a path are cut off.',
    ru: 'Домен, о котором отчёт, например shop.example. Протокол, www. и путь отбрасываются.',
  },
  pageUrl: {
    en: 'Path of the page within the domain, as /catalog/464638.',
    ru: 'Путь страницы внутри домена, например /catalog/464638.',
  },
  keyword: {
    en: 'The keyword that the report is about; or its id in kid.',
    ru: 'Фраза, о которой отчёт; или её номер в kid.',
  },
  kid: {
    en: 'Id of the keyword, where its words are not given.',
    ru: 'Номер фразы, если не даны её слова.',
  },
  id: {
    en: 'Identifier of the owner, as pub-1234567890; in the report on subdomains a domain by its name or id.',
    ru: 'Идентификатор владельца, например pub-1234567890; для поддоменов – домен по имени или номеру.',
  },
  rid: {
    en: 'Id of the group report, from the list of group reports.',
    ru: 'Id группового отчёта, из списка групповых отчётов.',
  },
  uid: {
    en: 'Id of the run of a tool, or of a project of keyword clusters.',
    ru: 'Id запуска инструмента или проекта кластеризации.',
  },
  folder: {
    en: 'Id of a folder; 0 is the whole project, -1 keywords in no folder, -2 the blacklist.',
    ru: 'Id папки; 0 – весь проект, -1 – фразы без папки, -2 – чёрный список.',
  },
  share: {
    en: 'Secret of a link by which its owner shows the report to others.',
    ru: 'Секрет ссылки, по которой владелец показывает отчёт другим.',
  },
  base: {
    en: 'Code of the database, as gny; without it the one chosen in this browser, else gny.',
    ru: 'Код базы, например gny; без него – выбранная в этом браузере, иначе gny.',
  },
  page: { en: 'Number of the page, from 1.', ru: 'Номер страницы, от 1.' },
  perPage: {
    en: `Rows of a page, ${pageSizes.min} to ${pageSizes.max}.`,
    ru: `Строк на странице, от ${pageSizes.min} до ${pageSizes.max}.`,
  },
  sort: {
    en: 'Order as column|asc or column|desc, several joined by commas.',
    ru: 'Порядок: столбец|asc или столбец|desc, несколько – через запятую.',
  },
  filter: {
    en: 'Filter string: conditions as ws>=100, joined by ^ (and) or ^OR (or).',
    ru: 'Строка фильтра: условия вида ws>=100, соединённые ^ (и) или ^OR (или).',
  },
  search: {
    en: "Text that the report's main column contains.",
    ru: 'Текст, который содержит главный столбец отчёта.',
  },
  conditions: {
    en: 'The filter as typed rows; joined to filter by AND.',
    ru: 'Фильтр типизированными строками; соединяется с filter через AND.',
  },
  forDay: {
    en: `Days over which changes are counted: ${daySpans.join(', ')}. They are told against the newest results of each keyword that are at least so many days older than the newest of the database; without it against the previous ones.`,
    ru: `За сколько дней считать изменения: ${daySpans.join(', ')}. По последней выдаче каждой фразы, которая старше новейшей в базе хотя бы на столько дней; без параметра – по прежней выдаче.`,
  },
};
