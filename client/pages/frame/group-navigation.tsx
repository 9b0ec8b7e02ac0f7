import { useTranslation } from 'react-i18next';
import type { TabSubject } from '../../addresses/report-tabs.js';
import { useGroupReportQuery } from '../../graphql/group-report.generated.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { TabRow } from './tab-row.js';

/** Navigation between the views of a finished group report. */
export function GroupNavigation({ subject }: { subject: TabSubject & { kind: 'group' } }) {
  const { t } = useTranslation();
  const { account } = useViewer();
  const isHidden = !account && subject.share === undefined;
  const { data, error } = useGroupReportQuery({
    variables: { rid: subject.rid, share: subject.share },
    skip: isHidden,
  });
  if (isHidden || error) return null;
  return <TabRow subject={subject} name={data?.groupReport.name ?? t('pages.group')} />;
}
