import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SiteIcon } from '../../../components/ui/site-icon.js';
import { useTable } from '../../../widgets/reports/table-context.js';
import type { GroupReportFragment } from '../../../graphql/group-report.generated.js';
import styles from './gap-menu.module.css';
import { groupChannel } from './group-subject.js';
import { type Gap, gapFilter, strongPositionDepth } from './gap-filters.js';

interface GapMenuProps {
  group: GroupReportFragment;
  /** Number of the reader's domain, from 1. */
  ownDomain: number;
  onOwnDomain: (ownDomain: number) => void;
}

/** Predefined keyword gap filters for the reader's domain. */
export function GapMenu({ group, ownDomain, onOwnDomain }: GapMenuProps) {
  const { t } = useTranslation('groups');
  const { meta, filter } = useTable();
  const columns = meta.columns.filter(({ ofDomain }) => ofDomain !== null);
  const ownColumn = meta.columns.find(({ ofDomain }) => ofDomain === ownDomain)?.id;
  if (columns.length < 2 || ownColumn === undefined) return null;
  const applyGapFilter = (gap: Gap) => filter.apply(gapFilter(gap, { ownColumn, top: group.top }), []);
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown className="icon-small" aria-hidden="true" />}>
          {t('gaps.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.gaps}>
        <Menu.Item onClick={() => applyGapFilter('missing')}>
          {t(groupChannel(meta) === 'context' ? 'gaps.missingAds' : 'gaps.missing')}
        </Menu.Item>
        <Menu.Item onClick={() => applyGapFilter('weak')}>
          {t('gaps.weak', { depth: strongPositionDepth })}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('gaps.own')}</Menu.Label>
        {group.domains.slice(0, columns.length).map(({ name, readable }, index) => (
          <Menu.Item
            key={name}
            role="menuitemradio"
            aria-checked={index + 1 === ownDomain}
            closeMenuOnClick={false}
            leftSection={<SiteIcon domain={readable} />}
            rightSection={
              index + 1 === ownDomain ? <IconCheck className="icon-small" aria-hidden="true" /> : null
            }
            onClick={() => onOwnDomain(index + 1)}
          >
            {readable}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
