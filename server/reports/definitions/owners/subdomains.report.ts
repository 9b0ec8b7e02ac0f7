import { pageTitles } from '../../../contract/pages/page-titles.js';
import { defineReport } from '../../engine/report-definition.js';
import { ownedDomainColumns, sitesOfOwner } from './owners.source.js';

/** Subdomains of a domain. */
export const subdomains = defineReport({
  id: 'subdomains',
  section: 'owners',
  subject: 'owner',
  owner: 'parent',
  title: pageTitles.subdomains,
  description: {
    en: 'Subdomains of a domain at any level, each with its own positions.',
    ru: 'Поддомены любого уровня; у каждого свои позиции.',
  },
  rowNoun: { en: ['subdomain', 'subdomains'], ru: ['поддомен', 'поддомена', 'поддоменов'] },
  row: { kind: 'domain', key: ['id'] },
  restPath: '/report/owner/subdomains',
  route: '/owner/subdomains',
  source: sitesOfOwner('parent'),
  searchColumn: 'name',
  defaultSort: 'name|asc',
  columns: ownedDomainColumns,
});
