import { ProjectList } from '../features/positions/project-list.js';
import { OwnPage } from './own-page.js';

/** The positions projects of an account. */
export function Component() {
  return (
    <OwnPage page="positions">
      <ProjectList />
    </OwnPage>
  );
}
