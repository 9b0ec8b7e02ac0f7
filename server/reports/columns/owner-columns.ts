import type { Localised } from '../../contract/language/localised.js';
import type { Column, PageLink } from '../engine/report-column.js';
import { textColumn } from './column-kinds.js';

/** Tracking ids found on a domain's pages, linked to the sites with the same id. */
export const identifierColumns = {
  adsenseid: identifierColumn(
    'adsense_id',
    { page: 'sites-by-adsense', by: { id: 'adsenseid' } },
    {
      title: { en: 'AdSense', ru: 'AdSense' },
      description: {
        en: 'Advertising publisher id found on the site.',
        ru: 'Идентификатор издателя рекламы, найденный на сайте.',
      },
    },
  ),
  analytics: identifierColumn(
    'analytics_id',
    { page: 'sites-by-analytics', by: { id: 'analytics' } },
    {
      title: { en: 'Analytics', ru: 'Analytics' },
      description: {
        en: 'Analytics id found on the site, with its property.',
        ru: 'Номер счётчика аналитики, найденный на сайте, вместе с ресурсом.',
      },
    },
  ),
} satisfies Record<string, Column>;

/** Less common tracking ids. */
export const rareIdentifierColumns = {
  leadia: identifierColumn(
    'leadia_id',
    { page: 'sites-by-leadia', by: { id: 'leadia' } },
    {
      title: { en: 'Leadia', ru: 'Leadia' },
      description: {
        en: 'Leadia partner id found on the site.',
        ru: 'Номер партнёра Leadia, найденный на сайте.',
      },
    },
  ),
  relap: identifierColumn(
    'relap_id',
    { page: 'sites-by-relap', by: { id: 'relap' } },
    {
      title: { en: 'Relap', ru: 'Relap' },
      description: {
        en: 'Relap widget id found on the site.',
        ru: 'Номер виджета Relap, найденный на сайте.',
      },
    },
  ),
} satisfies Record<string, Column>;

function identifierColumn(
  sql: string,
  link: PageLink,
  labels: { title: Localised; description: Localised },
): Column {
  // Filtered by exact ids: part of an id identifies no owner.
  return { ...textColumn(sql, labels, { visibility: 'optional', link }), filterAs: 'isOneOf' };
}
