export { PartnerPage as Component } from '../features/partner/partner-page.js';
