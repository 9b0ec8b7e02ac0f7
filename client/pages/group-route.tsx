export { GroupPage as Component } from './group/group-page.js';
