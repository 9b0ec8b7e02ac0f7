import { searchIntents } from '../../contract/reports/search-intents.js';
import { generationConditions } from '../engine/source-sql.js';
import type { Column } from '../engine/report-column.js';
import type { SourceAttributes } from '../engine/report-source.js';
import { withAttribute, decimalColumn, textColumn } from './column-kinds.js';

/** SQL of a volume range, `100-1000`; empty for an exact value. */
export const volumeRangeSql =
  "if(volume_high = 0, '', concat(toString(volume_low), '-', toString(volume_high)))";

/** Vendor data of keywords; `rowKey` is the keyword id column. */
export function vendorAttributes(rowKey = 'keyword_id'): { vendor: SourceAttributes } {
  return {
    vendor: {
      select: (keys) =>
        'SELECT keyword_id AS vendor_keyword_id, difficulty, intents, trend, trend_from, parent_topic, vendors, volume_low, volume_high' +
        ` FROM keyword_vendor WHERE ${[...generationConditions, ...(keys === undefined ? [] : [`keyword_id ${keys.inClauseSql}`])].join(' AND ')}`,
      key: 'vendor_keyword_id',
      rowKey,
      carried: {},
      restricted: true,
    },
  };
}

/** Options of columns that only accompany other values and are never displayed. */
const hiddenColumnOptions = { filterable: false, sortable: false, visibility: 'hidden' } as const;

/**
 * Vendor metrics of a keyword other than volume and price. If several vendors provide a metric, the newest value is
 * used. Only in bases with such data.
 */
export const vendorColumns = withAttribute(
  {
    difficulty: decimalColumn(
      'difficulty',
      {
        title: { en: 'Difficulty', ru: 'Сложность' },
        description: {
          en: 'Keyword difficulty from 0 to 100, by the metric of the vendor; null if no vendor provides it.',
          ru: 'Насколько трудно попасть в топ по фразе, от 0 до 100, по шкале поставщика; null, если никто не сообщил.',
        },
      },
      { format: 'number', nullable: true, basedOn: ['difficulty'], provenanceColumn: 'vendors' },
    ),
    intent: {
      type: 'map',
      format: 'intents',
      sql: 'intents',
      title: { en: 'Intent', ru: 'Интент' },
      description: {
        en: 'Search intents, provided by a vendor, as ids: 1 informational, 2 navigational, 3 commercial, 4 transactional, 5 local, 6 branded, 7 non-branded.',
        ru: 'Чего хотят те, кто ищет фразу, по данным поставщика: информационный 1, навигационный 2, коммерческий 3, транзакционный 4, локальный 5, брендовый 6, небрендовый 7.',
      },
      choices: searchIntents.map(({ id, name }) => ({ value: id, title: name })),
      filterable: true,
      sortable: true,
      visibility: 'default',
      basedOn: ['intent'],
      provenanceColumn: 'vendors',
    },
    trend: {
      type: 'array',
      format: 'trend',
      sql: 'trend',
      title: { en: 'Trend', ru: 'Динамика' },
      description: {
        en: 'Interest in the keyword over up to twelve months, oldest first, provided by a vendor: searches, or percentages of the best month.',
        ru: 'Интерес к фразе за последние месяцы, до двенадцати, от старых к новым, по данным поставщика: показы или доли лучшего месяца.',
      },
      filterable: false,
      sortable: false,
      visibility: 'default',
      basedOn: ['trend'],
      provenanceColumn: 'vendors',
    },
    parent_topic: textColumn(
      'parent_topic',
      {
        title: { en: 'Parent topic', ru: 'Главная фраза' },
        description: {
          en: 'Keyword that represents the topic, provided by a vendor; empty if no vendor provides it.',
          ru: 'Фраза, главная для темы этой, по данным поставщика; пусто, если никто не сообщил.',
        },
      },
      { visibility: 'optional', basedOn: ['parentTopic'], provenanceColumn: 'vendors' },
    ),
    trend_from: {
      type: 'date',
      format: 'date',
      sql: 'trend_from',
      title: { en: 'Trend from', ru: 'Динамика с' },
      description: {
        en: 'First day of the first month of the trend; null if unknown.',
        ru: 'Первый день первого месяца динамики; null, если он неизвестен.',
      },
      nullable: true,
      basedOn: ['trend'],
      ...hiddenColumnOptions,
    },
    vendors: {
      type: 'array',
      format: 'text',
      sql: 'vendors',
      title: { en: 'Vendors', ru: 'Поставщики' },
      description: {
        en: 'Vendor and date of each value: column, vendor and date, such as difficulty semrush 2026-05-01.',
        ru: 'Какой поставщик что и когда сообщил: столбец, поставщик и дата, как difficulty semrush 2026-05-01.',
      },
      basedOn: ['difficulty', 'intent', 'trend', 'parentTopic'],
      ...hiddenColumnOptions,
    },
    ws_range: textColumn(
      volumeRangeSql,
      {
        title: { en: 'Volume range', ru: 'Диапазон частотности' },
        description: {
          en: 'Range of the search volume, such as 100-1000, which ws represents. Empty for an exact volume.',
          ru: 'Диапазон, которым известна частотность, 100-1000: ws стоит вместо него и сам не измерен. Пусто, если она известна точно.',
        },
      },
      { basedOn: ['volumeRange'], ...hiddenColumnOptions },
    ),
  } satisfies Record<string, Column>,
  'vendor',
);
