import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { accountRoutes } from '../../server/contract/accounts/account-routes.js';
import { isOpenAccess } from '../lib/page/document-meta.js';

/** An account, plan or administration page. */
export type AccountPage = keyof typeof accountRoutes;

const titles = {
  login: 'pages.login',
  logout: 'pages.logout',
  successfulRegistration: 'pages.successfulRegistration',
  forgotPassword: 'pages.forgotPassword',
  resetPassword: 'pages.resetPassword',
  invitation: 'pages.invitation',
  activation: 'pages.invitation',
  confirmDemo: 'pages.confirmDemo',
  emailChange: 'pages.email',
  panel: 'account.panel',
  history: 'account.history',
  groups: 'pages.groups',
  clusterings: 'pages.clusterings',
  positions: 'pages.positions',
  positionsProject: 'pages.positionsProject',
  tasks: 'account.tasks',
  task: 'account.task',
  systemNotifications: 'account.notifications',
  blog: 'blog',
  blogPost: 'blog',
  pricing: 'pages.pricing',
  tarif: 'pages.pricing',
  tarifRussian: 'pages.pricing',
  subscription: 'pages.subscription',
  promo: 'pages.promo',
  autopaydesc: 'pages.autopay',
  partner: 'account.partner',
  bills: 'account.bills',
  bill: 'pages.bill',
  paymentSuccess: 'pages.payment',
  paymentDecline: 'pages.payment',
  paymentFail: 'pages.payment',
  paymentInvalid: 'pages.payment',
  billCompany: 'pages.billCompany',
  admin: 'account.administration',
  data: 'account.data',
} as const satisfies Record<AccountPage, string>;

/** Title of an account page, available before its module is loaded. */
export function useAccountTitle(page: AccountPage): string {
  const { t } = useTranslation();
  const { hash } = useLocation();
  if (page === 'panel' && isOpenAccess()) return t('account.kept');
  // The hash of the log-in page opens the registration, optionally with a plan.
  if (page === 'login' && /^#(?:register$|tarif\d)/.test(hash)) return t('pages.registration');
  return t(titles[page]);
}
