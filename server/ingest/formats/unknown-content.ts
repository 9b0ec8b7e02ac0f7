import type { Localised } from '../../contract/language/localised.js';
import { isObject } from './json-reading.js';
import { serviceMessage } from './json-responses.js';
import { guessTable, looksLikeJson } from './recognise-format.js';

/**
 * Content of a file whose format is unknown:
 * - `table`: columns that can be mapped, or a `list` with one column
 * - `json`, `page`: JSON or an HTML page without results
 * - `message`: the error of a service, saved as a file
 */
export interface UnknownContent {
  kind: 'table' | 'list' | 'json' | 'page' | 'message';
  /** Error of a service in the file. */
  message?: string;
}

/** Longer first lines are no error messages. */
const maxMessageChars = 300;

const errorWords =
  /^\s*(?:["']?error\b|.*(?:not found|unauthori[sz]ed|forbidden|invalid|access denied|limit (?:exceeded|reached)|too many requests))/i;

/** Describes the first bytes of a file of unknown format. */
export function describeUnknownContent(text: string): UnknownContent {
  if (looksLikeJson(text)) return { kind: 'json', ...findJsonMessage(text) };
  if (/^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text)) return { kind: 'page' };
  const { lines } = guessTable(text);
  const [first] = text.trim().split(/[\r\n]/, 1);
  if (lines.length <= 2 && first && first.length <= maxMessageChars && errorWords.test(first)) {
    return { kind: 'message', message: first.trim() };
  }
  return { kind: lines.some(({ values }) => values.length > 1) ? 'table' : 'list' };
}

function findJsonMessage(text: string): { message?: string } {
  try {
    const value: unknown = JSON.parse(text);
    const object: unknown = Array.isArray(value) ? value[0] : value;
    return (isObject(object) && serviceMessage(object)) || {};
  } catch {
    return {};
  }
}

/** Why the file cannot be read, and the advice that helps. */
export function unknownContentText(file: string, { kind, message = '' }: UnknownContent): Localised {
  switch (kind) {
    case 'table':
      return {
        en: `${file} has an unknown format: map its columns (--map FILE.json).`,
        ru: `Формат ${file} неизвестен: сопоставьте столбцы (--map ФАЙЛ.json).`,
      };
    case 'list':
      return {
        en: `${file} has no header with a known column: add the line “keyword” above the keywords.`,
        ru: `В ${file} нет заголовка с известным столбцом: добавьте над фразами строку «keyword».`,
      };
    case 'json':
      return message === ''
        ? {
            en: `${file} is JSON of an unknown format. ${supportedJson.en}`,
            ru: `${file} – JSON неизвестного формата. ${supportedJson.ru}`,
          }
        : {
            en: `${file} contains no results, only the message “${message}”.`,
            ru: `В ${file} нет результатов, только сообщение «${message}».`,
          };
    case 'page':
      return {
        en: `${file} is a web page, not an export. Download the export again.`,
        ru: `${file} – веб-страница, а не выгрузка. Скачайте выгрузку ещё раз.`,
      };
    case 'message':
      return {
        en: `${file} contains no table, only the message “${message}”.`,
        ru: `В ${file} нет таблицы, только сообщение «${message}».`,
      };
  }
}

const supportedJson = {
  en: 'Supported: responses of DataForSEO, SerpApi, Serper, the Search Console API and the Yandex Webmaster API, and NDJSON (docs/import-format.md).',
  ru: 'Поддерживаются ответы DataForSEO, SerpApi, Serper, API Search Console и API Яндекс Вебмастера, а также NDJSON (docs/import-format.md).',
} as const;
