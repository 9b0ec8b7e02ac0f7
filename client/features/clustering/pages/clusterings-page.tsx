import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readAddressParameter } from '../../../../server/contract/reports/report-parameters.js';
import { readGroupSource } from '../../../addresses/clustering-source.js';
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
  // A changed hash names another source.
  return <ProjectListFromSource key={useLocation().hash} />;
}

function ProjectListFromSource() {
  const location = useLocation();
  const [start] = useState((): NewProjectDefaults | undefined => {
    const list = listFromLocation(location, 'keywords');
    const group = readGroupSource(location);
    const base = readAddressParameter('base', new URLSearchParams(location.search));
    return list || group ? { list, group, base } : undefined;
  });
  return <ProjectList defaults={start} />;
}

export { ClusteringsPage as Component };
