import { paymentPaths } from './payment-paths.js';

/** Addresses of the pages about people and plans: `:name` stands for any one step of the way. */
export const accountRoutes = {
  login: '/login',
  logout: '/logout',
  successfulRegistration: '/successful-registration',
  forgotPassword: '/forgotpassword',
  resetPassword: '/:lang/forgotpassword/:uid',
  invitation: '/:lang/invitation/:uid',
  activation: '/:lang/activation/:uid',
  confirmDemo: '/:lang/freedays/:uid',
  panel: '/panel',
  history: '/history',
  groups: '/group',
  clusterings: '/clustering',
  tasks: '/tasks',
  task: '/tasks/:id',
  systemNotifications: '/system-notifications',
  pricing: '/pricing',
  tarif: '/en/tarif',
  tarifRussian: '/ru/tarif',
  subscription: '/subscription',
  promo: '/promo',
  autopaydesc: '/autopaydesc',
  partner: '/partner',
  bills: '/bills',
  bill: '/bills/:id',
  paymentSuccess: paymentPaths.success,
  paymentDecline: paymentPaths.decline,
  paymentFail: paymentPaths.fail,
  paymentInvalid: paymentPaths.invalid,
  billCompany: '/bills/:id/company',
  admin: '/admin',
  data: '/data',
} as const;

/** The pages among them that there are where access is open: of what a person keeps, not of accounts and plans. */
export const openAccountRoutes: ReadonlySet<string> = new Set([
  accountRoutes.panel,
  accountRoutes.history,
  accountRoutes.groups,
  accountRoutes.clusterings,
  accountRoutes.tasks,
  accountRoutes.task,
  accountRoutes.systemNotifications,
  accountRoutes.data,
]);
