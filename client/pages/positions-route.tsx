import { ProjectList } from '../features/positions/project-list.js';
import { AuthenticatedPage } from '../widgets/sign-in/authenticated-page.js';

/** Positions projects of an account. */
export function Component() {
  return (
    <AuthenticatedPage page="positions">
      <ProjectList />
    </AuthenticatedPage>
  );
}
