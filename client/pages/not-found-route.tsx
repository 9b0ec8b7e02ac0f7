export { NotFoundPage as Component } from '../features/errors/not-found-page.js';
