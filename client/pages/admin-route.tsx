export { AdminPage as AdminRoute } from '../features/admin/admin-page.js';
