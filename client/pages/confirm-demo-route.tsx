export { ConfirmDemoPage as Component } from '../features/demo/confirm-demo-page.js';
