import { ActionIcon, Menu } from '@mantine/core';
import { IconCalendarStats, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FlyoutMenu } from '../../../components/ui/flyout-menu.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { type DaySpan, daySpans } from '../../../../server/contract/day-spans.js';
import { useTable } from '../table/table-context.js';
import { askedDays } from './asked-days.js';
import styles from './days.module.css';

const names = { 3: 'days.threeDays', 7: 'days.week', 30: 'days.month' } as const;

interface SwitchProps {
  chosen: DaySpan | undefined;
  /** Chooses a span; the chosen one goes off by it. */
  onChoose: (span: DaySpan) => void;
}

/** Over how many days changes are counted; none is chosen at first, then they are those since the previous results. */
export function DaySwitch() {
  const { meta, state, change } = useTable();
  if (!meta.comparison) return null;
  const chosen = askedDays(meta, state);
  const choose = (span: DaySpan) => change({ forDay: span === chosen ? undefined : span });
  return (
    <>
      <DaySegments chosen={chosen} onChoose={choose} />
      <DayMenu chosen={chosen} onChoose={choose} />
    </>
  );
}

function DaySegments({ chosen, onChoose }: SwitchProps) {
  const { t } = useTranslation('reports');
  return (
    <span className={styles.segments}>
      <Segmented
        label={t('days.label')}
        value={String(chosen ?? '')}
        options={daySpans.map((span) => ({ value: String(span), label: t(names[span]) }))}
        onChange={(value) => onChoose(Number(value) as DaySpan)}
      />
    </span>
  );
}

/** The same where there is no room for three words beside the title. */
function DayMenu({ chosen, onChoose }: SwitchProps) {
  const { t } = useTranslation('reports');
  return (
    <span className={styles.menu}>
      <FlyoutMenu
        width={200}
        target={
          <ActionIcon
            className={chosen ? styles.chosen : undefined}
            aria-label={chosen ? t('days.chosen', { span: t(names[chosen]) }) : t('days.label')}
            title={t('days.label')}
          >
            <IconCalendarStats aria-hidden="true" />
          </ActionIcon>
        }
      >
        <Menu.Label>{t('days.label')}</Menu.Label>
        {daySpans.map((span) => (
          <Menu.CheckboxItem
            key={span}
            checked={span === chosen}
            onChange={() => onChoose(span)}
            checkIcon={<IconCheck size={16} aria-hidden="true" />}
            closeMenuOnClick
          >
            {t(names[span])}
          </Menu.CheckboxItem>
        ))}
      </FlyoutMenu>
    </span>
  );
}
