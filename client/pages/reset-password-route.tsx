export { ResetPasswordPage as Component } from '../features/accounts/reset-password-page.js';
