import { ProjectPage } from '../features/positions/project-page.js';
import { OwnPage } from './own-page.js';

/** One positions project. */
export function Component() {
  return (
    <OwnPage page="positionsProject">
      <ProjectPage />
    </OwnPage>
  );
}
