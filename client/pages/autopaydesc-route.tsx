export { AutopayPage as Component } from '../features/purchase/autopay-page.js';
