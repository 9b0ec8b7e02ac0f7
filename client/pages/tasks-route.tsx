export { TasksPage as Component } from '../features/tasks/tasks-page.js';
