import type { Localised } from '../../contract/localised.js';
import type { Column } from '../engine/report-definition.js';
import { textColumn } from './column-kinds.js';

/** Identifiers that a domain's owner leaves on its pages, each opening the owner's sites. */
export const identifierColumns = {
  adsenseid: identifierColumn('adsense_id', '/owner/byadsense?id={adsenseid}&db={base}', {
    title: { en: 'AdSense', ru: 'AdSense' },
    description: {
      en: 'Advertising publisher id found on the site.',
      ru: 'Идентификатор издателя рекламы, найденный на сайте.',
    },
  }),
  analytics: identifierColumn('analytics_id', '/owner/byanalytics?id={analytics}&db={base}', {
    title: { en: 'Analytics', ru: 'Analytics' },
    description: {
      en: 'Analytics id found on the site, with its property.',
      ru: 'Номер счётчика аналитики, найденный на сайте, вместе с ресурсом.',
    },
  }),
} satisfies Record<string, Column>;

/** The identifiers of rarer services. */
export const rareIdentifierColumns = {
  leadia: identifierColumn('leadia_id', '/owner/byleadia?id={leadia}&db={base}', {
    title: { en: 'Leadia', ru: 'Leadia' },
    description: {
      en: 'Leadia partner id found on the site.',
      ru: 'Номер партнёра Leadia, найденный на сайте.',
    },
  }),
  relap: identifierColumn('relap_id', '/owner/byrelapio?id={relap}&db={base}', {
    title: { en: 'Relap', ru: 'Relap' },
    description: {
      en: 'Relap widget id found on the site.',
      ru: 'Номер виджета Relap, найденный на сайте.',
    },
  }),
} satisfies Record<string, Column>;

function identifierColumn(
  sql: string,
  to: string,
  texts: { title: Localised; description: Localised },
): Column {
  // They are looked for whole, several at once: a part of one is no owner.
  return { ...textColumn(sql, texts, { shown: 'optional', link: { to } }), filterAs: 'isOneOf' };
}
