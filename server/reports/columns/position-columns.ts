import { visitsSql } from '../ctr-curve.js';
import type { Column } from '../engine/report-column.js';
import { countColumn, decimalColumn, flagColumn, roundToCentsSql } from './column-kinds.js';

/** Position of the domain or page, linked to its history. */
export function positionColumn(): Column {
  return countColumn(
    'pos',
    {
      title: { en: 'Position', ru: 'Позиция' },
      description: {
        en: 'Position in the latest results, 1 to 50.',
        ru: 'Позиция в последней выдаче, от 1 до 50.',
      },
    },
    { format: 'position', visibility: 'always', link: { dialog: 'history' } },
  );
}

/** Changes since the previous results of the keyword. */
export const changeColumns = {
  delta: countColumn(
    'if(previous_pos = 0, 0, toInt16(previous_pos) - toInt16(pos))',
    {
      title: { en: 'Change', ru: 'Изменение' },
      description: {
        en: 'Previous position minus the current one; positive values are improvements. 0 if there was no position.',
        ru: 'Прежняя позиция минус нынешняя: больше 0 – рост; 0, если позиции не было.',
      },
    },
    {
      format: 'change',
      unit: 'positions',
      formula: { en: 'previous position − current position', ru: 'прежняя позиция − нынешняя позиция' },
      baselineSql: 'if(former_pos = 0, 0, toInt16(former_pos) - toInt16(pos))',
    },
  ),
  nw: flagColumn(
    'toUInt8(has_previous = 1 AND previous_pos = 0)',
    {
      title: { en: 'New keyword', ru: 'Новая фраза' },
      description: {
        en: '1 if the domain was not in the top 50 of the previous results.',
        ru: '1, если домена не было в топ 50 прежней выдачи.',
      },
    },
    { visibility: 'optional', baselineSql: 'toUInt8(former_known = 1 AND former_pos = 0)' },
  ),
  churl: flagColumn(
    'url_changed',
    {
      title: { en: 'Page changed', ru: 'Сменилась страница' },
      description: {
        en: '1 if another page of the domain ranked in the previous results.',
        ru: '1, если в прежней выдаче была другая страница домена.',
      },
    },
    { baselineSql: 'former_url_changed' },
  ),
} satisfies Record<string, Column>;

/** Estimated visits from this position. */
export const positionVisitsColumn: Column = decimalColumn(
  roundToCentsSql(visitsSql({ pos: 'pos', ws: 'ws', wsk: 'wsk' })),
  {
    title: { en: 'Visits', ru: 'Визиты' },
    description: {
      en: 'Estimated daily visits from this position: volume times the CTR of the position, divided by 30.',
      ru: 'Оценка визитов в день с этой позиции: частотность на CTR позиции, делённая на 30 дней.',
    },
  },
  {
    format: 'visits',
    unit: 'visits a day',
    zeroIsValidWhen: [],
    formula: {
      en: 'volume × CTR(position) ÷ 30, exact volume where known',
      ru: 'частотность × CTR(позиция) ÷ 30, точная, где известна',
    },
  },
);
