import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { subjectName } from '../../addresses/page-subject.js';
import { tabSubjectAt } from '../../addresses/report-tabs.js';
import { isToolAddress } from '../../addresses/tool-address.js';
import { TabRow } from './tab-row.js';

/** Lazy, to keep group and tool rows out of the initial bundle. */
const GroupNavigation = lazy(() =>
  import('./group-navigation.js').then((module) => ({ default: module.GroupNavigation })),
);

const ToolRow = lazy(() => import('./tool-row.js').then((module) => ({ default: module.ToolRow })));

/** Navigation of the current subject or of the tools. Renders nothing on other pages. */
export function SubjectNavigation() {
  const location = useLocation();
  const subject = tabSubjectAt(location);
  if (subject?.kind === 'group') {
    return (
      <Suspense fallback={null}>
        <GroupNavigation subject={subject} />
      </Suspense>
    );
  }
  if (!subject && isToolAddress(location)) {
    return (
      <Suspense fallback={null}>
        <ToolRow />
      </Suspense>
    );
  }
  return subject ? <TabRow subject={subject} name={readablePath(subjectName(subject))} /> : null;
}
