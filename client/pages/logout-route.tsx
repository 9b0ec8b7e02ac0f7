export { LogoutPage as Component } from '../features/accounts/logout-page.js';
