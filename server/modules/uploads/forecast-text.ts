import type { Language, Localised } from '../../contract/language/localised.js';
import type { ImportPreview, PreviewRejectReason } from '../../ingest/inspect/import-preview.js';

const rejectReasonLabels: Readonly<Record<PreviewRejectReason, Localised>> = {
  type: { en: 'unknown row type', ru: 'неизвестный вид строки' },
  keyword: { en: 'no keyword', ru: 'нет фразы' },
  position: { en: 'the position is not a whole number from 1', ru: 'позиция не целое число от 1' },
  url: { en: 'the page is not a web address', ru: 'страница не веб-адрес' },
  date: { en: 'the date cannot be read', ru: 'дата не читается' },
  base: { en: 'unknown database', ru: 'нет такой базы' },
};

/** Warnings of a preview before an import: that no rows are readable and why, and that databases are unknown. */
export function forecastRemarks(
  forecast: ImportPreview,
  language: Language,
): { code: string; text: string }[] {
  const { inspected, isAll, rejected, unknownBases } = forecast;
  return [
    ...(isAll && rejected === inspected
      ? [
          {
            code: 'nothingReadable',
            text: inspected === 0 ? noRowsMessage[language] : nothingReadableMessage(forecast)[language],
          },
        ]
      : []),
    ...(unknownBases.length > 0
      ? [{ code: 'unknownBases', text: missingDatabasesMessage(unknownBases)[language] }]
      : []),
  ];
}

const noRowsMessage: Localised = { en: 'The file has no rows to read.', ru: 'В файле нет строк для чтения.' };

function nothingReadableMessage({ rejectReasons }: ImportPreview): Localised {
  const list = (language: Language) =>
    rejectReasons.map(({ reason, rows }) => `${rejectReasonLabels[reason][language]} (${rows})`).join(', ');
  return {
    en: `No readable rows: ${list('en')}.`,
    ru: `Ни одна строка не читается: ${list('ru')}.`,
  };
}

function missingDatabasesMessage(bases: readonly string[]): Localised {
  const list = bases.join(', ');
  return {
    en: `Some rows belong to databases that do not exist: ${list}. An import does not create databases: add them first, or these rows will be rejected.`,
    ru: `В строках названы базы, которых здесь нет: ${list}. Импорт их не создаёт: сначала добавьте их, иначе строки будут отклонены.`,
  };
}
