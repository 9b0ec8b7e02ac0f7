import type { Language, Localised } from '../../contract/language/localised.js';

/** Limitations of a file, displayed before and after an import. */
const fileNotes = {
  noDate: {
    en: 'No dates in the file; the date of the import applies.',
    ru: 'В файле нет даты: строки относятся к дню, указанному при импорте, иначе к сегодняшнему.',
  },
  monthDates: {
    en: 'Some dates are months without a day: they count as the first day of the month.',
    ru: 'Часть дат – месяцы без дня: они относятся к первому дню месяца.',
  },
  noPosition: {
    en: 'It describes keywords, not positions: reports on domains do not change.',
    ru: 'Файл описывает фразы, а не позиции: отчёты по доменам не изменятся.',
  },
  noUrl: {
    en: "It contains no pages: positions are assigned to the domain's front page.",
    ru: 'В файле нет страниц: позиции относятся к главной странице домена.',
  },
  noDomain: {
    en: 'It contains no domain: specify it for the import, or the rows will be rejected.',
    ru: 'В файле нет домена: укажите его при импорте, иначе строки будут отклонены.',
  },
  oneDomain: {
    en: 'It contains the positions of one domain, not full search results.',
    ru: 'В файле позиции одного домена, а не выдача целиком.',
  },
  averagePosition: {
    en: 'Its positions are rounded averages over many searches.',
    ru: 'Позиции в файле – средние по многим показам, округлённые.',
  },
  ownSite: {
    en: 'It describes the searches in which one site appeared, not the market.',
    ru: 'Файл описывает запросы, по которым видели один сайт, а не рынок.',
  },
  cutAt1000: {
    en: 'It has exactly 1,000 rows, the limit of this export: it is probably truncated.',
    ru: 'В файле ровно 1000 строк – предел этой выгрузки: скорее всего, он обрезан.',
  },
  comparedPeriods: {
    en: 'It compares two periods. Each is imported with its own dates.',
    ru: 'Файл сравнивает два периода: каждый импортируется со своими датами.',
  },
  undatedPeriods: {
    en: 'It compares two periods without dates. Only the newer one is imported; it ends on the date of the file. Queries that occur only in the older one are not imported.',
    ru: 'Файл сравнивает два периода без дат: импортируется только новый, он кончается датой файла. Запросы, которые есть только в старом, не импортируются.',
  },
  volumeRanges: {
    en: 'Its volumes are ranges (10–100, 100–1K …), as for accounts with low spend: the exported number represents its range, which is stored with it.',
    ru: 'Частотность дана диапазонами (10–100, 100–1 тыс. …), как для аккаунтов с малыми расходами: число выгрузки обозначает диапазон, который хранится рядом.',
  },
  anonymousQueries: {
    en: 'Rare queries are included without their words.',
    ru: 'Редкие запросы учтены в нём без их слов.',
  },
  latestDayOnly: {
    en: 'Only the newest day of each keyword has complete data.',
    ru: 'Полные данные есть только за последний день каждой фразы.',
  },
  titlesOnly: {
    en: 'It describes page titles, not keywords or positions.',
    ru: 'Файл описывает заголовки страниц, а не фразы и позиции.',
  },
  invalidBytes: {
    en: 'It contains bytes that are not valid UTF-8: they are replaced with �.',
    ru: 'В файле есть байты, недопустимые в UTF-8: вместо них записан знак �.',
  },
  settingsOnly: {
    en: 'It contains only export settings, nothing to import.',
    ru: 'В файле только настройки выгрузки, импортировать нечего.',
  },
} as const satisfies Record<string, Localised>;

export type FileNote = keyof typeof fileNotes;

/** A setting of an export, for example `Search type` with the value `Web`. */
export interface FileSetting {
  name: string;
  value: string;
}

/** Facts about a file that its notes mention. */
interface NoteDetails {
  settings: readonly FileSetting[];
  omittedRows?: number | undefined;
}

/** The localised text of a note, with the settings or the number of rows it refers to. */
export function noteText(note: FileNote, { settings, omittedRows }: NoteDetails, language: Language): string {
  if (note === 'undatedPeriods' && omittedRows !== undefined) {
    return `${fileNotes[note][language]} ${omittedRowsText(omittedRows, language)}`;
  }
  if (note !== 'settingsOnly' || settings.length === 0) return fileNotes[note][language];
  const settingsText = settings.map(({ name, value }) => `${name}: ${value}`).join('; ');
  return {
    en: `The export was made with ${settingsText}.`,
    ru: `Выгрузка сделана с настройками ${settingsText}.`,
  }[language];
}

function omittedRowsText(rows: number, language: Language): string {
  const count = rows.toLocaleString(language);
  return { en: `Number of such queries: ${count}.`, ru: `Таких запросов: ${count}.` }[language];
}
