import type { IdentifierKind } from '../../../contract/reports/identifier-kinds.js';
import type { Localised } from '../../../contract/language/localised.js';
import { defineReport, type ReportDefinition } from '../../engine/report-definition.js';
import { ownedDomainColumns, sitesOfOwner } from './owners.source.js';

/** Declaration of an owner report. */
interface IdentifierReport {
  kind: IdentifierKind;
  /** Last segment of the page route and the REST path. */
  pathSegment: string;
  title: Localised;
  description: Localised;
}

/** Sites with the same tracking id, which indicates the same owner. */
function ownerSites({ kind, pathSegment, title, description }: IdentifierReport): ReportDefinition {
  return defineReport({
    id: `sites-by-${kind}`,
    section: 'owners',
    subject: 'owner',
    owner: kind,
    right: 'ownerSearch',
    title,
    description,
    rowNoun: { en: ['site', 'sites'], ru: ['сайт', 'сайта', 'сайтов'] },
    row: { kind: 'domain', key: ['id'] },
    restPath: `/report/owner/${pathSegment}`,
    route: `/owner/${pathSegment}`,
    source: sitesOfOwner(kind),
    searchColumn: 'name',
    defaultSort: 'name|asc',
    columns: ownedDomainColumns,
  });
}

export const sitesByAdsense = ownerSites({
  kind: 'adsense',
  pathSegment: 'byadsense',
  title: { en: 'Sites by AdSense ID', ru: 'Сайты по ID AdSense' },
  description: {
    en: 'Sites that show advertising of one AdSense publisher.',
    ru: 'Сайты с рекламой одного издателя AdSense.',
  },
});

export const sitesByAnalytics = ownerSites({
  kind: 'analytics',
  pathSegment: 'byanalytics',
  title: { en: 'Sites by Analytics ID', ru: 'Сайты по ID Analytics' },
  description: {
    en: 'Sites with any property of one Analytics account.',
    ru: 'Сайты со счётчиками одного аккаунта Analytics, в любом его ресурсе.',
  },
});

export const sitesByLeadia = ownerSites({
  kind: 'leadia',
  pathSegment: 'byleadia',
  title: { en: 'Sites by Leadia ID', ru: 'Сайты по ID Leadia' },
  description: {
    en: 'Sites of one Leadia partner.',
    ru: 'Сайты одного партнёра Leadia.',
  },
});

export const sitesByRelap = ownerSites({
  kind: 'relap',
  pathSegment: 'byrelapio',
  title: { en: 'Sites by Relap ID', ru: 'Сайты по ID Relap' },
  description: {
    en: 'Sites with widgets of one Relap account.',
    ru: 'Сайты с виджетами одного аккаунта Relap.',
  },
});
