export { PricingPage as Component } from '../features/pricing/pricing-page.js';
