import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarStats, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FlyoutMenu } from '../../../components/ui/flyout-menu.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { type DaySpan, daySpans } from '../../../../server/contract/reports/day-spans.js';
import { useTable } from '../table-context.js';
import { requestedDays } from '../report-meta.js';
import styles from './days.module.css';

const spanLabelKeys = { 3: 'days.threeDays', 7: 'days.week', 30: 'days.month' } as const;

interface SwitchProps {
  selected: DaySpan | undefined;
  /** Selects a comparison span; selecting the active one clears it. */
  onChoose: (span: DaySpan | undefined) => void;
}

/** Selects the comparison period of changes. Without a selection, changes refer to the previous results. */
export function DaySwitch() {
  const { meta, state, change } = useTable();
  if (!meta.comparison) return null;
  const selected = requestedDays(meta, state);
  const choose = (span: DaySpan | undefined) => change({ forDay: span === selected ? undefined : span });
  return (
    <>
      <DaySegments selected={selected} onChoose={choose} />
      <DayMenu selected={selected} onChoose={choose} />
    </>
  );
}

function DaySegments({ selected, onChoose }: SwitchProps) {
  const { t } = useTranslation('reports');
  return (
    <span className={styles.segments}>
      <span className={styles.label} aria-hidden="true">
        {t('days.label')}
      </span>
      <Segmented
        label={t('days.label')}
        value={String(selected ?? '')}
        options={[
          { value: '', label: t('days.last') },
          ...daySpans.map((span) => ({ value: String(span), label: t(spanLabelKeys[span]) })),
        ]}
        onChange={(value) => onChoose(daySpans.find((span) => String(span) === value))}
      />
    </span>
  );
}

/** Menu variant for narrow headers. */
function DayMenu({ selected, onChoose }: SwitchProps) {
  const { t } = useTranslation('reports');
  return (
    <span className={styles.menu}>
      <FlyoutMenu
        width={200}
        target={
          <ActionIcon
            className={selected ? styles.chosen : undefined}
            aria-label={t('days.chosen', { span: t(selected ? spanLabelKeys[selected] : 'days.last') })}
            title={t('days.label')}
          >
            <IconCalendarStats aria-hidden="true" />
          </ActionIcon>
        }
      >
        <Menu.Label>{t('days.label')}</Menu.Label>
        {[undefined, ...daySpans].map((span) => (
          <Menu.CheckboxItem
            key={span ?? 0}
            checked={span === selected}
            onChange={() => onChoose(span)}
            checkIcon={<IconCheck size={16} aria-hidden="true" />}
            closeMenuOnClick
          >
            {t(span ? spanLabelKeys[span] : 'days.last')}
          </Menu.CheckboxItem>
        ))}
      </FlyoutMenu>
    </span>
  );
}
