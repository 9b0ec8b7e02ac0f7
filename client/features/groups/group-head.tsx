import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { useDatabases } from '../../graphql/use-databases.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/database-title.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import styles from './group-head.module.css';
import { GroupTitle } from './group-title.js';

interface GroupHeadProps {
  group: GroupReportFragment;
  /** The secret of the link that it is read by. */
  share: string | undefined;
  /** Title of the open view. */
  view: string;
  onRenamed: () => void;
  /** Buttons at the right end. */
  actions: ReactNode;
}

/** The head of every view of a group report: its name, what it is made of, what can be done with it. */
export function GroupHead({ group, share, view, onRenamed, actions }: GroupHeadProps) {
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
        <Facts group={group} />
      </div>
      <div className={styles.actions} role="group" aria-label={t('actions')}>
        {actions}
      </div>
    </div>
  );
}

function Facts({ group }: { group: GroupReportFragment }) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { account } = useViewer();
  const { databases } = useDatabases();
  const database = databases.find(({ code }) => code === group.base);
  const facts = [
    { key: 'base', name: '', value: database ? databaseTitle(database, format.language) : group.base },
    { key: 'domains', name: '', value: t('domains', { count: group.domains.length }) },
    { key: 'top', name: '', value: t('depth', { top: group.top }) },
    { key: 'made', name: t('made'), value: format.momentDay(group.createDate) },
    ...(group.positionsDate
      ? [{ key: 'positions', name: t('positions'), value: format.day(group.positionsDate) }]
      : []),
    // Who reads by a link is not told whose it is.
    ...(group.owner === ''
      ? []
      : [{ key: 'owner', name: t('owner'), value: account?.email === group.owner ? t('you') : group.owner }]),
  ];
  return (
    <p className={styles.facts}>
      {facts.map(({ key, name, value }, at) => (
        <span key={key}>
          {at > 0 ? ' · ' : null}
          {name ? `${name} ` : null}
          <b>{value}</b>
        </span>
      ))}
    </p>
  );
}
