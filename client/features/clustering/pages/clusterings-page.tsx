import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readAddressParameter } from '../../../../server/contract/reports/report-parameters.js';
import { listFromLocation } from '../../../addresses/tool-input.js';
import type { NewProjectDefaults } from '../list/new-project-dialog.js';
import { ProjectList } from '../list/project-list.js';
import { AuthenticatedPage } from '../../../widgets/sign-in/authenticated-page.js';

/** List of clustering projects. The address may contain keywords or a group report for a new project. */
export function ClusteringsPage() {
  return (
    <AuthenticatedPage page="clusterings">
      <ProjectListFromUrl />
    </AuthenticatedPage>
  );
}

function ProjectListFromUrl() {
  const location = useLocation();
  const [search] = useSearchParams();
  const [start] = useState((): NewProjectDefaults | undefined => {
    const list = listFromLocation(location, 'keywords');
    const group = search.get('group') ?? undefined;
    return list || group ? { list, group, base: readAddressParameter('base', search) } : undefined;
  });
  return <ProjectList defaults={start} />;
}

export { ClusteringsPage as Component };
