import { Button, Checkbox } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Flyout } from '../../components/ui/flyout.js';
import { toUnicodeHost } from '../../lib/text/unicode-host.js';
import type { CompetitorChoice } from './competitor-lines.js';
import styles from './competitor-picker.module.css';

interface CompetitorPickerProps {
  choices: readonly CompetitorChoice[];
  /** Names of the selected competitors. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Selects the competitors whose visits the chart shows. */
export function CompetitorPicker({ choices, selected, onChange }: CompetitorPickerProps) {
  const { t } = useTranslation('dashboard');
  const [opened, setOpened] = useState(false);
  const toggle = (name: string) => {
    const remaining = new Set(selected);
    if (!remaining.delete(name)) remaining.add(name);
    onChange(remaining);
  };
  const button = (
    <Button
      size="xs"
      rightSection={<IconChevronDown className="icon-small" aria-hidden="true" />}
      onClick={() => setOpened(!opened)}
      aria-expanded={opened}
      aria-haspopup="dialog"
    >
      {t('domain.comparedCompetitors', { count: selected.size })}
    </Button>
  );
  return (
    <Flyout
      opened={opened}
      onClose={() => setOpened(false)}
      target={button}
      title={t('domain.comparedCompetitorsTitle')}
      header="line"
      width={260}
      align="end"
    >
      <ul className={styles.list}>
        {choices.map(({ name, colour }) => (
          <li key={name}>
            <Checkbox
              checked={selected.has(name)}
              onChange={() => toggle(name)}
              label={
                <span className={styles.name}>
                  <i style={{ background: `var(--series-${colour + 1})` }} aria-hidden="true" />
                  {toUnicodeHost(name)}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </Flyout>
  );
}
