import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { readablePath } from '../../../server/contract/readable-path.js';
import { subjectName } from '../../addresses/page-subject.js';
import { rowSubjectOf } from '../../addresses/report-tabs.js';
import { TabRow } from './tab-row.js';

/** What a group report's row asks is no part of the first page. */
const GroupNavigation = lazy(() =>
  import('./group-navigation.js').then((module) => ({ default: module.GroupNavigation })),
);

/** All reports of the page's subject in one row; nothing on pages without a subject. */
export function SubjectNavigation() {
  const subject = rowSubjectOf(useLocation());
  if (subject?.kind === 'group') {
    return (
      <Suspense fallback={null}>
        <GroupNavigation subject={subject} />
      </Suspense>
    );
  }
  return subject ? <TabRow subject={subject} name={readablePath(subjectName(subject))} /> : null;
}
