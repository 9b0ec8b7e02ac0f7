export { WelcomePage as Component } from '../features/accounts/welcome-page.js';
