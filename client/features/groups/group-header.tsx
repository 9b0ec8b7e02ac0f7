import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { usePageTitle } from '../../lib/page/use-page-title.js';
import { GroupDetails } from './group-details.js';
import styles from './group-header.module.css';
import { GroupTitle } from './group-title.js';

interface GroupHeaderProps {
  group: GroupReportFragment;
  /** Secret of the share link, if the report was opened by one. */
  share: string | undefined;
  /** Title of the current view. */
  view: string;
  onRenamed: () => void;
  /** Buttons at the right end. */
  actions: ReactNode;
}

/** Header of every view of a group report: name, properties and actions. */
export function GroupHeader({ group, share, view, onRenamed, actions }: GroupHeaderProps) {
  const { t } = useTranslation('groups');
  usePageTitle([view, group.name].join(' · '));
  return (
    <div className={styles.head}>
      <div className={styles.named}>
        <GroupTitle
          group={group}
          share={share}
          canEdit={share === undefined && group.keyModify}
          onRenamed={onRenamed}
        />
        <p className={styles.facts}>
          <GroupDetails group={group} />
        </p>
      </div>
      <div className={styles.actions} role="group" aria-label={t('actions')}>
        {actions}
      </div>
    </div>
  );
}
