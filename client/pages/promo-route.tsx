export { PromoPage as Component } from '../features/purchase/promo-page.js';
