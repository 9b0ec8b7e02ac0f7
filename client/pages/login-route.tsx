export { LoginPage as Component } from '../features/accounts/login-page.js';
