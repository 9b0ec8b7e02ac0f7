/** Texts of the help around its pages. */
export const help = {
  about: 'На что отвечают отчёты и инструменты и откуда берутся цифры',
  find: 'Найти в справке',
  found_one: 'Найдена {{count}} страница',
  found_few: 'Найдены {{count}} страницы',
  found_many: 'Найдено {{count}} страниц',
  found_other: 'Найдено {{count}} страницы',
  none: 'В справке нет таких слов',
  noneText: 'Попробуйте одно слово или название столбца.',
  openTool: 'Открыть инструмент',
  menu: {
    page: 'Справка по этой странице',
    all: 'Вся справка',
    tour: 'Экскурсия по странице',
    tourOn: 'Продолжить экскурсию',
    tourAgain: 'Начать экскурсию заново',
  },
  groups: {
    figures: 'Цифры',
    seo: 'Домен в поиске',
    ppc: 'Домен в рекламе',
    keywords: 'Фразы',
    domains: 'Несколько доменов',
    groups: 'Групповые отчёты',
    tools: 'Инструменты',
  },
} as const;
