import { ProjectList } from '../features/positions/project-list.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** Positions projects of an account. */
export function Component() {
  return (
    <AuthenticatedPage page="positions">
      <ProjectList />
    </AuthenticatedPage>
  );
}
