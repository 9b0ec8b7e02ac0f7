import type { Language, Localised } from '../../contract/localised.js';

/** Limitations of a file, displayed before and after an import. */
const fileNotes = {
  noDate: {
    en: 'It has no dates: its rows take the date given with the import, else today.',
    ru: 'В файле нет даты: строки относятся к дню, указанному при импорте, иначе к сегодняшнему.',
  },
  noPosition: {
    en: 'It tells of keywords, not of positions: reports on domains do not change.',
    ru: 'Файл описывает фразы, а не позиции: отчёты по доменам не изменятся.',
  },
  noUrl: {
    en: "It names no pages: positions count for the domain's front page.",
    ru: 'В файле нет страниц: позиции относятся к главной странице домена.',
  },
  noDomain: {
    en: 'It names no domain: give it with the import, or its rows are rejected.',
    ru: 'В файле нет домена: укажите его при импорте, иначе строки будут отклонены.',
  },
  oneDomain: {
    en: 'It holds the positions of one domain, not full search results.',
    ru: 'В файле позиции одного домена, а не выдача целиком.',
  },
  averagePosition: {
    en: 'Its positions are means over many searches, rounded.',
    ru: 'Позиции в файле – средние по многим показам, округлённые.',
  },
  ownSite: {
    en: 'It tells of the searches that led to one site, not of the market.',
    ru: 'Файл описывает запросы, по которым видели один сайт, а не рынок.',
  },
  cutAt1000: {
    en: 'It has exactly 1,000 rows, the most that this export gives: it was probably cut off.',
    ru: 'В файле ровно 1000 строк – предел этой выгрузки: скорее всего, он обрезан.',
  },
  volumeRanges: {
    en: 'Its volumes are ranges (10–100, 100–1K …), as accounts with little spend get them: the figure of the export stands for its range, which is kept beside it.',
    ru: 'Частотность дана диапазонами (10–100, 100–1 тыс. …), как для аккаунтов с малыми расходами: число выгрузки обозначает диапазон, который хранится рядом.',
  },
  anonymousQueries: {
    en: 'Rare queries are counted in it without their words.',
    ru: 'Редкие запросы учтены в нём без их слов.',
  },
  latestDayOnly: {
    en: 'Of each keyword the newest day alone has whole data.',
    ru: 'Полные данные есть только за последний день каждой фразы.',
  },
  titlesOnly: {
    en: 'It tells the titles of pages, neither keywords nor positions.',
    ru: 'Файл описывает заголовки страниц, а не фразы и позиции.',
  },
  settingsOnly: {
    en: 'It holds the settings of an export, nothing to import.',
    ru: 'В файле только настройки выгрузки, импортировать нечего.',
  },
} as const satisfies Record<string, Localised>;

export type FileNote = keyof typeof fileNotes;

/** A setting of an export, such as `Search type` and `Web`. */
export interface FileSetting {
  name: string;
  value: string;
}

/** The localised text of a note, including the settings it refers to. */
export function noteText(note: FileNote, settings: readonly FileSetting[], language: Language): string {
  if (note !== 'settingsOnly' || settings.length === 0) return fileNotes[note][language];
  const listed = settings.map(({ name, value }) => `${name}: ${value}`).join('; ');
  return { en: `The export was made with ${listed}.`, ru: `Выгрузка сделана с настройками ${listed}.` }[
    language
  ];
}
