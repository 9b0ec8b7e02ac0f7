export { ForgotPasswordPage as Component } from '../features/accounts/forgot-password-page.js';
