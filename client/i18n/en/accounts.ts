/** Texts of logging in, registering, and what belongs to it. */
export const accounts = {
  pages: {
    login: 'Log in or register',
    logout: 'Log out',
    successfulRegistration: 'Your account is ready',
    forgotPassword: 'Password recovery',
    resetPassword: 'New password',
    invitation: 'Invitation',
    activation: 'Account activation',
    panel: 'Panel',
    history: 'History',
    systemNotifications: 'Notifications',
    pricing: 'Pricing',
    admin: 'Administration',
  },
} as const;
