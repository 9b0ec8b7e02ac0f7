import type { RouteObject } from 'react-router-dom';
import { openAccountRoutes } from '../../server/contract/account-routes.js';
import { paths } from '../addresses/paths.js';
import { isOpenAccess } from '../lib/document-meta.js';

const all: RouteObject[] = [
  {
    path: paths.login,
    lazy: async () => ({ Component: (await import('../features/accounts/login-page.js')).LoginPage }),
  },
  {
    path: paths.logout,
    lazy: async () => ({ Component: (await import('../features/accounts/logout-page.js')).LogoutPage }),
  },
  {
    path: paths.successfulRegistration,
    lazy: async () => ({
      Component: (await import('../features/accounts/welcome-page.js')).WelcomePage,
    }),
  },
  {
    path: paths.forgotPassword,
    lazy: async () => ({
      Component: (await import('../features/accounts/forgot-password-page.js')).ForgotPasswordPage,
    }),
  },
  {
    path: paths.resetPassword,
    lazy: async () => ({
      Component: (await import('../features/accounts/reset-password-page.js')).ResetPasswordPage,
    }),
  },
  {
    path: paths.invitation,
    lazy: async () => ({ Component: (await import('./invitation-route.js')).InvitationRoute }),
  },
  {
    path: paths.activation,
    lazy: async () => ({ Component: (await import('./activation-route.js')).ActivationRoute }),
  },
  {
    path: paths.confirmDemo,
    lazy: async () => ({
      Component: (await import('../features/demo/confirm-demo-page.js')).ConfirmDemoPage,
    }),
  },
  { path: paths.panel, lazy: async () => ({ Component: (await import('./panel-route.js')).PanelRoute }) },
  {
    path: paths.history,
    lazy: async () => ({ Component: (await import('./history-route.js')).HistoryRoute }),
  },
  {
    path: paths.systemNotifications,
    lazy: async () => ({
      Component: (await import('./system-notifications-route.js')).SystemNotificationsRoute,
    }),
  },
  {
    path: paths.pricing,
    lazy: async () => ({ Component: (await import('./pricing-route.js')).PricingRoute }),
  },
  {
    path: paths.subscription,
    lazy: async () => ({ Component: (await import('./pricing-route.js')).PricingRoute }),
  },
  { path: paths.admin, lazy: async () => ({ Component: (await import('./admin-route.js')).AdminRoute }) },
];

/** The pages about people, their plans and the service's administrators; on an open server those of what a person keeps. */
export function accountRoutes(): RouteObject[] {
  return isOpenAccess() ? all.filter(({ path = '' }) => openAccountRoutes.has(path)) : all;
}
