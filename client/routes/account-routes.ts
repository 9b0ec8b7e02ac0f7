import type { RouteObject } from 'react-router-dom';
import { paths } from './paths.js';

/** The pages about people, their plans and the service's administrators. */
export const accountRoutes: RouteObject[] = [
  { path: paths.login, lazy: async () => ({ Component: (await import('./login-route.js')).LoginRoute }) },
  { path: paths.logout, lazy: async () => ({ Component: (await import('./logout-route.js')).LogoutRoute }) },
  {
    path: paths.successfulRegistration,
    lazy: async () => ({
      Component: (await import('./successful-registration-route.js')).SuccessfulRegistrationRoute,
    }),
  },
  {
    path: paths.forgotPassword,
    lazy: async () => ({ Component: (await import('./forgot-password-route.js')).ForgotPasswordRoute }),
  },
  {
    path: paths.resetPassword,
    lazy: async () => ({ Component: (await import('./reset-password-route.js')).ResetPasswordRoute }),
  },
  {
    path: paths.invitation,
    lazy: async () => ({ Component: (await import('./invitation-route.js')).InvitationRoute }),
  },
  {
    path: paths.activation,
    lazy: async () => ({ Component: (await import('./activation-route.js')).ActivationRoute }),
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
  { path: paths.admin, lazy: async () => ({ Component: (await import('./admin-route.js')).AdminRoute }) },
];
