export { ToolList as Component } from './tool-list/tool-list.js';
