export { GroupsPage as Component } from './group/groups-page.js';
