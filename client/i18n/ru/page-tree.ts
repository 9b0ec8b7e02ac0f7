import type { pageTree as english } from '../en/page-tree.js';

type Texts<Part> = { [Key in keyof Part]: Part[Key] extends string ? string : Texts<Part[Key]> };

/** Тексты дерева страниц домена. */
export const pageTree: Texts<typeof english> = {
  title: 'Структура сайта',
  failed: 'Структура не загрузилась.',
  loading: 'Структура загружается',
  export: 'Экспорт структуры',
  search: 'Раздел, например палатки+зим',
  searchLabel: 'Поиск по структуре: + соединяет слова, которые должны быть все, Enter применяет',
  clearSearch: 'Очистить поиск',
  settings: 'Настройки структуры',
  levels: 'С вложенными уровнями',
  found: 'Найдено: {{shown}}',
  noneFound: 'Нет раздела, в имени которого есть всё это',
  noneFoundText: 'Слова, соединённые знаком +, должны быть в имени все.',
  backToTree: 'Все разделы',
  openPage: 'Открыть {{address}} в новой вкладке',
  way: 'Путь к разделу',
  cut: 'Структура построена из {{shown}} страниц с наибольшим числом фраз, всего их {{total}}. Полная структура есть на тарифе выше.',
  plans: 'Тарифы',
  missing: { title: 'Нет домена', text: 'В адресе не указан домен.' },
  notFound: {
    title: 'В базе нет страниц {{domain}}',
    text: 'Ни одна страница домена не стоит в топ 50.',
    visible: 'Самые видимые домены',
    home: 'На главную',
  },
  list: { label: 'Страницы {{domain}}' },
  counts: {
    sumIt1: 'Фразы в топ 1',
    sumIt3: 'Фразы в топ 3',
    sumIt5: 'Фразы в топ 5',
    sumIt10: 'Фразы в топ 10',
    sumIt50: 'Фразы в топ 50',
    sumVis: 'Оценка визитов в день',
  },
  heads: {
    sumIt1: 'Топ 1',
    sumIt3: 'Топ 3',
    sumIt5: 'Топ 5',
    sumIt10: 'Топ 10',
    sumIt50: 'Топ 50',
    sumVis: 'Визиты',
  },
  narrowHeads: { sumIt1: '1', sumIt3: '3', sumIt5: '5', sumIt10: '10', sumIt50: '50', sumVis: 'Виз.' },
};
