export { MainThemes as Component } from './site-tools/main-themes.js';
