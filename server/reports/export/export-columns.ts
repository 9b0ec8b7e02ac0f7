import type { Language } from '../../errors/error-catalogue.js';
import type { Column, ReportDefinition } from '../engine/report-definition.js';

/** A column of a file. */
export interface ExportColumn {
  id: string;
  title: string;
  column: Column;
}

/** The columns that a file of a report holds: those that a table can show for this engine, in its order. */
export function exportColumns(
  definition: ReportDefinition,
  engine: 'google' | 'yandex',
  language: Language,
): ExportColumn[] {
  return Object.entries(definition.columns)
    .filter(([, column]) => column.shown !== 'hidden')
    .filter(([, column]) => engine === 'yandex' || !column.yandexOnly)
    .map(([id, column]) => ({ id, title: column.title[language], column }));
}
