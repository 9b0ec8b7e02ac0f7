export { ToolPage as Component } from './tool/tool-page.js';
