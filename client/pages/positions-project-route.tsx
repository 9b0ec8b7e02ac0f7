import { ProjectPage } from '../features/positions/project-page.js';
import { AuthenticatedPage } from './authenticated-page.js';

/** A positions project. */
export function Component() {
  return (
    <AuthenticatedPage page="positionsProject">
      <ProjectPage />
    </AuthenticatedPage>
  );
}
