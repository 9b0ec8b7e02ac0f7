import { Radio, TextInput } from '@mantine/core';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  clusteringUpdates,
  clusterMethods,
  clusterDepths,
  maxSkippedDomains,
} from '../../../../server/contract/projects/clustering.js';
import { NativeSelect } from '../../../components/form/native-select.js';
import { LineArea } from '../../../widgets/lines/line-area.js';
import { useCountedLines } from '../../../widgets/lines/use-counted-lines.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from './run.module.css';
import { withDepth, countToPercent, type SettingsDraft } from './settings-draft.js';

interface FieldsProps {
  draft: SettingsDraft;
  onChange: (draft: SettingsDraft) => void;
}

/** Selects the clustering method, with one sentence about each. */
export function MethodField({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation('clustering');
  return (
    <Radio.Group
      label={t('run.method')}
      value={draft.method}
      onChange={(value) =>
        onChange({ ...draft, method: clusterMethods.find((method) => method === value) ?? 'SOFT' })
      }
    >
      <div className={styles.methods}>
        {clusterMethods.map((method) => (
          <Radio
            key={method}
            value={method}
            label={t(`run.methods.${method}`)}
            description={t(`run.methodText.${method}`)}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

/** Depth of the compared results and the number of URLs that keywords must share. */
export function StrengthFields({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const id = useId();
  const { top, strength, isPercent } = draft;
  const strengthText = t(isPercent ? 'run.percentOf' : 'run.countOf', {
    count: strength,
    percent: format.percent(countToPercent(strength, top)),
    top,
  });
  return (
    <div className={styles.strength}>
      <LabelledField label={t('run.top')}>
        <Segmented
          label={t('run.top')}
          value={String(top)}
          options={clusterDepths.map((depth) => ({
            value: String(depth),
            label: t('run.topOf', { top: depth }),
          }))}
          onChange={(value) =>
            onChange(withDepth(draft, clusterDepths.find((depth) => String(depth) === value) ?? 10))
          }
        />
      </LabelledField>
      <div className={styles.slider}>
        <label className={styles.label} htmlFor={id}>
          {t('run.strength')}: <b>{strengthText}</b>
        </label>
        <input
          id={id}
          type="range"
          min={1}
          max={top}
          step={1}
          value={strength}
          aria-valuetext={strengthText}
          style={{ '--reached': `${((strength - 1) / (top - 1)) * 100}%` } as CSSProperties}
          onChange={(event) => onChange({ ...draft, strength: Number(event.currentTarget.value) })}
        />
      </div>
      <LabelledField label={t('run.unit')}>
        <Segmented
          label={t('run.unit')}
          value={isPercent ? 'percent' : 'count'}
          options={[
            { value: 'count', label: t('run.units.count') },
            { value: 'percent', label: t('run.units.percent') },
          ]}
          onChange={(unit) => onChange({ ...draft, isPercent: unit === 'percent' })}
        />
      </LabelledField>
    </div>
  );
}

/** Advanced settings. */
export function AdvancedFields({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation('clustering');
  const id = useId();
  const lineCounts = useCountedLines(draft.skippedDomains);
  const isTooLong = lineCounts.nonBlank - lineCounts.repeated > maxSkippedDomains;
  return (
    <details className={styles.others}>
      <summary>{t('run.others')}</summary>
      <div className={styles.otherFields}>
        <TextInput
          label={t('run.leastVolume')}
          description={t('run.leastVolumeHint')}
          inputWrapperOrder={['label', 'input', 'description']}
          inputMode="numeric"
          value={draft.minVolume}
          onChange={(event) => onChange({ ...draft, minVolume: event.currentTarget.value })}
        />
        <TextInput
          label={t('run.leastClusterVolume')}
          description={t('run.leastClusterVolumeHint')}
          inputWrapperOrder={['label', 'input', 'description']}
          inputMode="numeric"
          value={draft.minClusterVolume}
          onChange={(event) => onChange({ ...draft, minClusterVolume: event.currentTarget.value })}
        />
        <div className={styles.labelled}>
          <label className={styles.label} htmlFor={id}>
            {t('run.update')}
          </label>
          <NativeSelect
            id={id}
            value={draft.update}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({
                ...draft,
                update: clusteringUpdates.find((update) => update === value) ?? 'UNKNOWN',
              });
            }}
          >
            {clusteringUpdates.map((update) => (
              <option key={update} value={update}>
                {t(`run.updates.${update}`)}
              </option>
            ))}
          </NativeSelect>
        </div>
      </div>
      <LineArea
        label={t('run.skippedDomains')}
        text={draft.skippedDomains}
        counts={lineCounts}
        rows={4}
        placeholder="marketplace.example"
        onChange={(skippedDomains) => onChange({ ...draft, skippedDomains })}
        error={isTooLong ? t('run.tooManyDomains', { max: maxSkippedDomains }) : undefined}
      />
      <p className={styles.hint}>{t('run.skippedDomainsHint')}</p>
    </details>
  );
}

function LabelledField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}
