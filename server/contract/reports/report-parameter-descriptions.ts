import { operatorNames } from '../filter-language/operators.js';
import { daySpans } from './day-spans.js';
import type { Localised } from '../language/localised.js';
import { pageSizes } from './page-sizes.js';
import type { ReportParameterKey } from './report-parameters.js';

/** Descriptions of the shared report parameters in the API documentation. */
export const reportParameterDescriptions: Readonly<Record<ReportParameterKey, Localised>> = {
  domain: {
    en: 'Domain that is the subject of the report, as shop.example. A scheme, www. and a path are removed.',
    ru: 'Домен, о котором отчёт, например shop.example. Протокол, www. и путь отбрасываются.',
  },
  pageUrl: {
    en: 'Path of the page within the domain, as /catalog/464638.',
    ru: 'Путь страницы внутри домена, например /catalog/464638.',
  },
  keyword: {
    en: 'Keyword that is the subject of the report; kid accepts its id instead.',
    ru: 'Фраза, о которой отчёт; вместо неё можно передать её номер в kid.',
  },
  kid: {
    en: 'Id of the keyword, as an alternative to keyword.',
    ru: 'Номер фразы, вместо keyword.',
  },
  id: {
    en: 'Tracking id of the owner, as pub-1234567890; for subdomains the name or id of a domain.',
    ru: 'Идентификатор владельца, например pub-1234567890; для поддоменов – домен по имени или номеру.',
  },
  rid: {
    en: 'Id of the group report, from the list of group reports.',
    ru: 'Id группового отчёта, из списка групповых отчётов.',
  },
  uid: {
    en: 'Id of a tool run or of a clustering project.',
    ru: 'Id запуска инструмента или проекта кластеризации.',
  },
  folder: {
    en: 'Id of a folder. 0 is the entire project, -1 keywords without a folder, -2 the blacklist.',
    ru: 'Id папки; 0 – весь проект, -1 – фразы без папки, -2 – чёрный список.',
  },
  share: {
    en: 'Secret of a share link of the report.',
    ru: 'Секрет общедоступной ссылки на отчёт.',
  },
  base: {
    en: 'Code of the database, as gny. Defaults to the database selected in this browser, or to gny.',
    ru: 'Код базы, например gny; без него – выбранная в этом браузере, иначе gny.',
  },
  page: { en: 'Page number, from 1.', ru: 'Номер страницы, от 1.' },
  perPage: {
    en: `Rows per page, ${pageSizes.min} to ${pageSizes.max}.`,
    ru: `Строк на странице, от ${pageSizes.min} до ${pageSizes.max}.`,
  },
  sort: {
    en: 'Sort order as column|asc or column|desc; commas separate several columns.',
    ru: 'Порядок: столбец|asc или столбец|desc, несколько – через запятую.',
  },
  filter: {
    en: `Filter string: conditions as ws>=100, joined by ^ (and) or ^OR (or). Operators: \`${operatorNames.join(', ')}\`. DELIM separates the values of a list (wordONE OFtentDELIMboots), @ the bounds of a range (posBETWEEN1@10), and \\^ is a literal ^. Details: /filters-help.`,
    ru: `Строка фильтра: условия вида ws>=100, соединённые ^ (и) или ^OR (или). Операторы: \`${operatorNames.join(', ')}\`. DELIM разделяет значения списка (wordONE OFпалаткаDELIMботинки), @ – границы диапазона (posBETWEEN1@10), а сам знак ^ пишется как \\^. Подробно: /filters-help.`,
  },
  search: {
    en: "Text to find in the report's main column.",
    ru: 'Текст для поиска в главном столбце отчёта.',
  },
  conditions: {
    en: 'Filter as typed rows, combined with filter by AND.',
    ru: 'Фильтр типизированными строками; соединяется с filter через AND.',
  },
  forDay: {
    en: `Comparison period of changes in days: ${daySpans.join(', ')}. Each keyword is compared with its latest results that are at least this much older than the latest results of the database. Without the parameter it is compared with its previous results.`,
    ru: `За сколько дней считать изменения: ${daySpans.join(', ')}. По последней выдаче каждой фразы, которая старше новейшей в базе хотя бы на столько дней; без параметра – по прежней выдаче.`,
  },
};
