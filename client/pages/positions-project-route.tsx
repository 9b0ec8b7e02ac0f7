import { ProjectPage } from '../features/positions/project-page.js';
import { AuthenticatedPage } from '../widgets/sign-in/authenticated-page.js';

/** A positions project. */
export function Component() {
  return (
    <AuthenticatedPage page="positionsProject">
      <ProjectPage />
    </AuthenticatedPage>
  );
}
