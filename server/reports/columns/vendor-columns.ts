import { searchIntents } from '../../contract/search-intents.js';
import { generationConditions } from '../engine/generation-scope.js';
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
        ` FROM keyword_vendor WHERE ${[...generationConditions, ...(keys === undefined ? [] : [`keyword_id ${keys.within}`])].join(' AND ')}`,
      key: 'vendor_keyword_id',
      rowKey,
      carried: {},
      restricted: true,
    },
  };
}

/** Accompanies other values and is not a column of the table. */
const hiddenColumnOptions = { filterable: false, sortable: false, visibility: 'hidden' } as const;

/**
 * Vendor data of a keyword besides volume and price, by the vendor's own measure. With several vendors the newest
 * value is used. Only in bases with such data.
 */
export const vendorColumns = withAttribute(
  {
    difficulty: decimalColumn(
      'difficulty',
      {
        title: { en: 'Difficulty', ru: 'Сложность' },
        description: {
          en: 'How hard it is to rank for the keyword, 0 to 100, by the vendor’s own measure; null if no vendor says it.',
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
        en: 'What people want who search for it, as a vendor tells: ids of informational 1, navigational 2, commercial 3, transactional 4, local 5, branded 6, non-branded 7.',
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
        en: 'Interest in the keyword over up to twelve months, from the oldest to the newest, as a vendor tells it: searches, or shares of the best month.',
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
          en: 'Keyword that stands for the topic of this one, as a vendor tells; empty if none says it.',
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
        en: 'First day of the first month of the trend; null if it is not known.',
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
        en: 'Which vendor said what and when: column, vendor and date, as difficulty semrush 2026-05-01.',
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
          en: 'Range that the search volume is known as, 100-1000: ws stands for it and is no figure of its own. Empty where it is one.',
          ru: 'Диапазон, которым известна частотность, 100-1000: ws стоит вместо него и сам не измерен. Пусто, если она известна точно.',
        },
      },
      { basedOn: ['volumeRange'], ...hiddenColumnOptions },
    ),
  } satisfies Record<string, Column>,
  'vendor',
);
