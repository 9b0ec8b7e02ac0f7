/** Texts of the help pages and the help menu. */
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
  faq: {
    open: 'Вопросы и ответы',
    find: 'Найти ответ',
    found_one: 'Найден {{count}} вопрос',
    found_few: 'Найдены {{count}} вопроса',
    found_many: 'Найдено {{count}} вопросов',
    found_other: 'Найдено {{count}} вопроса',
    none: 'Вопросов с такими словами нет',
    noneText: 'Попробуйте одно слово или поищите в справке.',
  },
  menu: {
    page: 'Справка по этой странице',
    all: 'Вся справка',
    tour: 'Экскурсия по странице',
    tourShort: 'Короткая экскурсия',
    tourOn: 'Продолжить экскурсию',
    tourAgain: 'Начать экскурсию заново',
  },
  groups: {
    start: 'Начало работы',
    figures: 'Цифры',
    seo: 'Домен в поиске',
    ppc: 'Домен в рекламе',
    keywords: 'Фразы',
    domains: 'Несколько доменов',
    groups: 'Групповые отчёты',
    tools: 'Инструменты',
  },
} as const;

/** Texts of the blog pages. */
export const blog = {
  title: 'Блог',
  feed: 'Лента Atom',
  failed: 'Блог не загрузился.',
  empty: 'Публикаций пока нет',
  emptyText: 'Они появятся на этой странице.',
} as const;

/** Texts of the legal pages. */
export const legal = {
  pages: 'Юридические страницы',
  failed: 'Страница не загрузилась.',
} as const;

/** Texts of the database statistics page. */
export const statistics = {
  table: 'Что есть в базах',
  about_one: '{{formatted}} база с данными',
  about_few: '{{formatted}} базы с данными',
  about_many: '{{formatted}} баз с данными',
  about_other: '{{formatted}} базы с данными',
  all: 'Все {{formatted}}',
  fewer: 'Только с данными',
  failed: 'Базы не загрузились.',
  empty: 'Данных пока нет ни в одной базе',
  emptyText: 'Цифры появятся после первого импорта.',
  columns: {
    engine: 'Система и регион',
    keywords: 'Фразы',
    domains: 'Домены',
    pages: 'Страницы',
    ads: 'Объявления',
    snapshots: 'Срезы',
    updated: 'Новейшая дата',
  },
  growth_one: '{{formatted}} срез, {{from}} – {{to}}: с {{first}} до {{last}}',
  growth_few: '{{formatted}} среза, {{from}} – {{to}}: с {{first}} до {{last}}',
  growth_many: '{{formatted}} срезов, {{from}} – {{to}}: с {{first}} до {{last}}',
  growth_other: '{{formatted}} среза, {{from}} – {{to}}: с {{first}} до {{last}}',
  age: {
    title: 'Возраст фраз',
    subtitle: 'по месяцу последней выдачи',
    chart:
      'Фразы по месяцу последней выдачи, {{from}} – {{to}}: в последнем месяце снято {{newest}} из {{total}}.',
  },
  note: 'Цифры – для последнего состояния базы. Линии у фраз и доменов показывают, сколько их в каждом срезе, от старых к новым: срез – это то, что импортировано за одну дату. Новейшая дата – дата самой свежей выдачи; у других фраз выдача может быть старше.',
} as const;

/** Texts of the operator's reviews and video. */
export const operatorContent = {
  label: 'Что говорят о сервисе',
  reviews: 'Отзывы',
  carousel: 'карусель',
  previous: 'Предыдущий отзыв',
  next: 'Следующий отзыв',
  pause: 'Остановить',
  play: 'Продолжить',
  place: '{{at}} из {{of}}',
  watch: 'Посмотреть видео',
  video: 'Видео',
  from: 'Оно воспроизводится с {{host}}.',
} as const;
