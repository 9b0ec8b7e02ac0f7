export { LegalPage as Component } from '../features/legal/legal-page.js';
