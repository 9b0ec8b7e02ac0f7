import { maxSelectedRows } from '../../contract/reports/selected-rows.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import { delimiters } from '../../reports/export/delimited-text.js';
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
    en: 'Language of the headers and values of a file.',
    ru: 'Язык названий столбцов и значений в файле.',
  }),
  delimiter: inQuery(textChoice(delimiters).optional(), {
    description: {
      en: 'Cell delimiter of a CSV file. semicolon is the default for files in Russian and implies decimal commas; comma implies decimal points.',
      ru: 'Разделитель ячеек файла CSV. semicolon – точка с запятой и десятичные запятые, по умолчанию для файлов на русском. comma – запятая и десятичные точки.',
    },
  }),
  encoding: inQuery(textChoice(['utf-8', 'UTF-8', 'utf8', 'utf', 'UTF', 'cp1251']).optional(), {
    description: {
      en: 'Encoding of a CSV file. In cp1251, unsupported letters lose their accents; other unsupported characters become ?.',
      ru: 'Кодировка файла CSV. В cp1251 буквы, которых там нет, теряют диакритику; прочие знаки – ?.',
    },
  }),
  bom: inQuery(flag().default(true), {
    description: {
      en: 'Whether a UTF-8 CSV file starts with a byte order mark, by which Excel detects the encoding.',
      ru: 'Начинать ли файл CSV в UTF-8 с метки BOM, по которой Excel узнаёт кодировку.',
    },
  }),
  guard: inQuery(flag().default(true), {
    description: {
      en: 'Whether an apostrophe precedes text of a CSV file or copied text that a spreadsheet would take for a formula. Scripts use guard=0.',
      ru: 'Ставить ли апостроф в CSV и копии перед текстом, который таблица примет за формулу. Для программ – guard=0.',
    },
  }),
  columns: inQuery(text().optional(), {
    description: {
      en: 'Columns of a file in order, comma-separated; by default all columns of the table.',
      ru: 'Столбцы файла по порядку, через запятую; по умолчанию все столбцы таблицы.',
    },
  }),
};

/** Parameters of a report file: format, columns and rows. */
export function fileParameters(definition: ReportDefinition) {
  const parameters = {
    ...formatParameters,
    ids: rowKeysParameter(definition),
    exceptIds: exceptRowKeysParameter,
  };
  return definition.images ? { ...parameters, action: imageActionParameter } : parameters;
}

/** Parameter for row keys: `kid`, or `kid|url` for a key of several columns. */
function rowKeysParameter({ row }: ReportDefinition) {
  const key = row.key.join('|');
  const [first] = row.key;
  const keyNote = {
    en: row.key.length > 1 ? ` (${first} alone selects all its rows)` : '',
    ru: row.key.length > 1 ? ` (один ${first} – все его строки)` : '',
  };
  return inQuery(list().optional(), {
    description: {
      en: `Limits the file to these rows, at most ${maxSelectedRows}: values of ${key}${keyNote.en}, comma-separated or as repeated parameters. Escape commas, bars and backslashes in values with a backslash.`,
      ru: `Только эти строки файла, не больше ${maxSelectedRows}: значения ${key}${keyNote.ru} через запятую или повтором параметра; запятую, вертикальную и обратную черту внутри значения экранируйте обратной чертой.`,
    },
  });
}

const exceptRowKeysParameter = inQuery(list().optional(), {
  description: {
    en: `Omits these rows from a file, at most ${maxSelectedRows}, written as in ids. The filter applies.`,
    ru: `Файл без этих строк, не больше ${maxSelectedRows}, в записи как в ids. Фильтр действует.`,
  },
});

const imageActionParameter = inQuery(textChoice(['downloadImage']).optional(), {
  description: {
    en: 'downloadImage: an archive with an image of the search result of each row in ids.',
    ru: 'downloadImage: архив с картинкой результата выдачи для каждой строки из ids.',
  },
});
