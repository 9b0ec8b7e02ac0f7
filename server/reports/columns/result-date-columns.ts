import { generationConditions } from '../engine/source-sql.js';
import { positionAgeAttribute } from '../engine/position-age.js';
import type { Column } from '../engine/report-column.js';
import type { SourceAttributes } from '../engine/report-source.js';
import { textColumn, type ColumnLabels } from './column-kinds.js';

/** A date column of the public API; null if the date is unknown. */
function dateColumn(sql: string, labels: ColumnLabels, overrides: Partial<Column> = {}): Column {
  return {
    ...textColumn(`nullIf(${sql}, toDate(0))`, labels),
    type: 'date',
    format: 'date',
    nullable: true,
    visibility: 'hidden',
    ...overrides,
  };
}

const positionSinceLabels: ColumnLabels = {
  title: { en: 'Position since', ru: 'Позиция с' },
  description: {
    en: 'Date of the first results with the current position, from the stored history.',
    ru: 'Дата первой выдачи с нынешней позицией, по сохранённой истории.',
  },
};

/**
 * Date since which the domain has its position. Two dates of results are stored with the position; a longer history is
 * joined (position-age.ts).
 */
export const positionSinceColumn: Column = dateColumn(
  'if(pos = previous_pos AND previous_checked_on != toDate(0), previous_checked_on, checked_on)',
  positionSinceLabels,
  { historySql: 'nullIf(position_since, toDate(0))' },
);

/** Date since which a page has its position. The stored previous position may be that of another page. */
export const pagePositionSinceColumn: Column = dateColumn('position_since', positionSinceLabels, {
  attribute: positionAgeAttribute,
});

const resultDateLabels: ColumnLabels = {
  title: { en: 'Results of', ru: 'Выдача от' },
  description: {
    en: 'Date of the newest results of the keyword.',
    ru: 'Дата последней выдачи по фразе.',
  },
};

/** Date of the results that a row comes from. */
export const checkedOnColumn: Column = dateColumn('checked_on', resultDateLabels);

/** Date of the newest results of a joined keyword. */
export const keywordResultDateColumn: Column = dateColumn('snapshot_date', resultDateLabels, {
  attribute: 'row',
});

/** Date of the newest results of a keyword, for rows without a date (`resultDateAttributes`). */
export const resultDateColumn: Column = dateColumn('result_date', resultDateLabels, {
  attribute: 'resultDate',
});

/** Dates of the newest results of keywords; `rowKey` is the keyword id column. */
export function resultDateAttributes(rowKey = 'keyword_id'): { resultDate: SourceAttributes } {
  return {
    resultDate: {
      select: (keys) =>
        'SELECT keyword_id AS dated_keyword_id, snapshot_date AS result_date FROM keyword' +
        ` WHERE ${[...generationConditions, ...(keys === undefined ? [] : [`keyword_id ${keys.inClauseSql}`])].join(' AND ')}`,
      key: 'dated_keyword_id',
      rowKey,
      carried: {},
      restricted: true,
    },
  };
}
