import { formatPositionsDay } from '../../../server/contract/reports/format-positions-range.js';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import styles from './group-header.module.css';

/** Properties of a group report in one line. */
export function GroupDetails({ group }: { group: GroupReportFragment }) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { account } = useViewer();
  const { databases } = useDatabases();
  const database = databases.find(({ code }) => code === group.base);
  const details = [
    { key: 'base', name: '', value: database ? databaseTitle(database, format.language) : group.base },
    { key: 'domains', name: '', value: t('domains', { count: group.domains.length }) },
    { key: 'top', name: '', value: t('depth', { top: group.top }) },
    { key: 'made', name: t('made'), value: format.momentDay(group.createDate) },
    ...(group.positionsDate
      ? [
          {
            key: 'positions',
            name: t('positions'),
            value: formatPositionsDay(group.positionsDate, group.positionsRange, format.language),
          },
        ]
      : []),
    // Readers of a share link do not see the owner.
    ...(group.owner === ''
      ? []
      : [{ key: 'owner', name: t('owner'), value: account?.email === group.owner ? t('you') : group.owner }]),
  ];
  return (
    <>
      {details.map(({ key, name, value }, index) => (
        <Fragment key={key}>
          {/* Outside of the nowrap element, so that narrow screens break here. */}
          {index > 0 ? ' · ' : null}
          <span className={styles.fact}>
            {name ? `${name} ` : null}
            <b>{value}</b>
          </span>
        </Fragment>
      ))}
    </>
  );
}
