import type {
  AdministratorRole,
  DelegatedRole,
} from '../../../server/contract/accounts/administrator-roles.js';
import { paths } from '../../addresses/paths.js';

/** Administration sections in tab order. */
const adminSections = [
  'people',
  'payments',
  'invoices',
  'requests',
  'partners',
  'withdrawals',
  'codes',
  'plans',
  'notify',
  'emails',
  'accounting',
  'audit',
  'maintenance',
] as const;

type AdminSection = (typeof adminSections)[number];

/** Sections that administrators other than the owner can open. */
const delegatedSections: Readonly<Record<DelegatedRole, readonly AdminSection[]>> = {
  support: ['people', 'codes', 'requests', 'notify', 'emails', 'audit'],
  accountant: ['people', 'payments', 'invoices', 'partners', 'withdrawals', 'emails', 'accounting'],
};

/** Sections that an administrator can open. */
export function sectionsOfRole(role: AdministratorRole): readonly AdminSection[] {
  return role === 'owner' ? adminSections : delegatedSections[role];
}

/** URL of an administration section; `userId` selects the account. */
export function adminPath(
  section: AdminSection,
  { userId, page }: { userId?: number; page?: number } = {},
): string {
  const query = new URLSearchParams();
  if (section !== 'people') query.set('section', section);
  if (userId !== undefined) query.set('person', String(userId));
  if (page !== undefined && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `${paths.admin}?${text}` : paths.admin;
}
