import { maxCampaignNameChars } from '../../../server/contract/reports/ad-export.js';
import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../components/ui/segmented.js';
import styles from './ad-export.module.css';
import type { ExportOptions } from './export-options.js';

interface ExportFormProps {
  options: ExportOptions;
  onChange: (changes: Partial<ExportOptions>) => void;
}

/** Options of the campaign export. The preview updates immediately. */
export function ExportForm({ options, onChange }: ExportFormProps) {
  const { t } = useTranslation('adExport');
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        <Choice label={t('program')}>
          <Segmented
            label={t('program')}
            value={options.type}
            options={[
              { value: 'google', label: t('google') },
              { value: 'yandex', label: t('yandex') },
            ]}
            onChange={(type) => onChange({ type })}
          />
        </Choice>
        <Choice label={t('groupBy')}>
          <Segmented
            label={t('groupBy')}
            value={options.group}
            options={[
              { value: 'ad', label: t('byAd') },
              { value: 'keyword', label: t('byKeyword') },
            ]}
            onChange={(group) => onChange({ group })}
          />
        </Choice>
        <Choice label={t('match')}>
          <Segmented
            label={t('match')}
            value={options.match}
            options={[
              { value: 'broad', label: t('broad') },
              { value: 'phrase', label: t('phrase') },
              { value: 'exact', label: t('exact') },
            ]}
            onChange={(match) => onChange({ match })}
          />
        </Choice>
      </div>
      <div className={styles.row}>
        <CampaignName options={options} onChange={onChange} />
        <Textarea
          className={styles.minus}
          classNames={{ input: styles.area }}
          label={t('minus')}
          description={t('minusHint')}
          inputWrapperOrder={['label', 'input', 'description']}
          value={options.minus}
          onChange={(event) => onChange({ minus: event.currentTarget.value })}
          rows={2}
          maxLength={4000}
        />
      </div>
    </div>
  );
}

/** Campaign name. While the field is empty, the campaign uses the domain name. */
function CampaignName({ options, onChange }: ExportFormProps) {
  const { t } = useTranslation('adExport');
  const [typed, setTyped] = useState(options.campaign);
  return (
    <TextInput
      className={styles.campaign}
      label={t('campaign')}
      value={typed}
      maxLength={maxCampaignNameChars}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange({ campaign: event.currentTarget.value.trim() });
      }}
    />
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}
