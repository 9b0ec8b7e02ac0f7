import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../components/form/native-select.js';
import type { Table } from './column-report.js';
import styles from './data-import.module.css';
import type { ImportOverrides } from './import-overrides.js';

type Reading = Table['readings'][number];

/** Whether the user still has to choose how values are read. */
export function hasOpenReadings(tables: readonly Table[]): boolean {
  return tables.some(({ readings }) => readings.some(({ value }) => value === null));
}

/** Settings of a file whose values allow several readings, each with its evidence. Tables of a file share them. */
export function ReadingChoices({
  tables,
  overrides,
  onChange,
}: {
  tables: readonly Table[];
  overrides: ImportOverrides;
  onChange: (overrides: ImportOverrides) => void;
}) {
  const readings = mergeReadings(tables);
  if (readings.length === 0) return null;
  return (
    <div className={styles.choices}>
      {readings.map((reading) => (
        <ReadingSelect
          key={reading.setting}
          reading={reading}
          chosen={overrides.reading?.[reading.setting] ?? null}
          onChange={(value) => {
            const { [reading.setting]: _, ...others } = overrides.reading ?? {};
            onChange({
              ...overrides,
              reading: value === '' ? others : { ...others, [reading.setting]: value },
            });
          }}
        />
      ))}
    </div>
  );
}

/** The first reading of each setting, open ones first. */
function mergeReadings(tables: readonly Table[]): Reading[] {
  const bySetting = new Map<string, Reading>();
  for (const reading of tables.flatMap(({ readings }) => readings)) {
    const previous = bySetting.get(reading.setting);
    const isOpen = previous?.value !== null && reading.value === null;
    if (!previous || isOpen) bySetting.set(reading.setting, reading);
  }
  return [...bySetting.values()];
}

function ReadingSelect({
  reading: { setting, value, text, choices },
  chosen,
  onChange,
}: {
  reading: Reading;
  chosen: string | null;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('data');
  const id = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {t(`reading.${setting}`)}
      </label>
      <NativeSelect
        id={id}
        className={styles.field}
        value={chosen ?? value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {value === null && chosen === null ? <option value="">{t('reading.choose')}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </NativeSelect>
      <span className={value === null ? styles.fault : styles.hint}>{text}</span>
    </div>
  );
}
