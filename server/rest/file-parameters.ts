import { maxSelectedRows } from '../contract/selected-rows.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import { delimiters } from '../reports/export/delimited-text.js';
import { flag, textChoice, text, list } from './parameter-kinds.js';
import { reportFileFormats } from './report-file-types.js';
import { inQuery } from './rest-parameters.js';
import { localeParameter } from './shared-parameters.js';

const formatParameters = {
  type: inQuery(textChoice(['json', ...reportFileFormats]).default('json'), {
    description: {
      en: 'json: one page. csv, xlsx: a file of all rows. copy: rows as tab-separated text.',
      ru: 'json: одна страница. csv, xlsx: файл со всеми строками. copy: строки текстом через табуляцию.',
    },
  }),
  locale: localeParameter({
    en: 'Language of the titles and words of a file.',
    ru: 'Язык названий столбцов и слов в файле.',
  }),
  delimiter: inQuery(textChoice(delimiters).optional(), {
    description: {
      en: 'What parts the cells of a CSV file. semicolon, which a file in Russian has without asking, brings decimal commas, as Russian spreadsheets read it; comma brings decimal points.',
      ru: 'Чем разделены ячейки файла CSV. semicolon – точка с запятой и десятичные запятые, как читают русские таблицы; так файл на русском сделан и без параметра. comma – запятая и десятичные точки.',
    },
  }),
  encoding: inQuery(textChoice(['utf-8', 'UTF-8', 'utf8', 'utf', 'UTF', 'cp1251']).optional(), {
    description: {
      en: 'Encoding of a CSV file. In cp1251 letters that it lacks lose their accents; other signs become ?.',
      ru: 'Кодировка файла CSV. В cp1251 буквы, которых там нет, теряют диакритику; прочие знаки – ?.',
    },
  }),
  bom: inQuery(flag().default(true), {
    description: {
      en: 'Whether a CSV file in UTF-8 begins with the byte order mark by which Excel knows the encoding.',
      ru: 'Начинать ли файл CSV в UTF-8 с метки BOM, по которой Excel узнаёт кодировку.',
    },
  }),
  columns: inQuery(text().optional(), {
    description: {
      en: 'Columns of a file in their order, joined by commas; without it all that the table can show.',
      ru: 'Столбцы файла по порядку, через запятую; без параметра – все, что показывает таблица.',
    },
  }),
};

/** Parameters of a report file: format, columns and rows. */
export function fileParameters(definition: ReportDefinition) {
  const parameters = { ...formatParameters, ids: rowKeysParameter(definition) };
  return definition.images ? { ...parameters, action: imageActionParameter } : parameters;
}

/** Row keys: `kid`, or `kid|url` for a key of several columns. */
function rowKeysParameter({ row }: ReportDefinition) {
  const key = row.key.join('|');
  const [first] = row.key;
  const keyNote = {
    en: row.key.length > 1 ? ` (${first} alone names every row that has it)` : '',
    ru: row.key.length > 1 ? ` (один ${first} – все его строки)` : '',
  };
  return inQuery(list().optional(), {
    description: {
      en: `The only rows of a file, at most ${maxSelectedRows}: values of ${key}${keyNote.en}, joined by commas or repeated; a backslash before a comma, a bar or a backslash that belongs to a value.`,
      ru: `Только эти строки файла, не больше ${maxSelectedRows}: значения ${key}${keyNote.ru} через запятую или повтором параметра; перед запятой, чертой и обратной чертой внутри значения – обратная черта.`,
    },
  });
}

const imageActionParameter = inQuery(textChoice(['downloadImage']).optional(), {
  description: {
    en: 'downloadImage: an archive with a picture of the search result of each row in ids.',
    ru: 'downloadImage: архив с картинкой результата выдачи для каждой строки из ids.',
  },
});
