import { Button, Checkbox } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  clusterFileTypes,
  maxClusterFileKb,
  maxFileKeywords,
  maxImportedKeywords,
} from '../../../server/contract/projects/clustering.js';
import { NativeSelect } from '../../components/form/native-select.js';
import { LineArea } from '../../widgets/lines/line-area.js';
import { useCountedLines } from '../../widgets/lines/use-counted-lines.js';
import { Segmented } from '../../components/ui/segmented.js';
import { useFormat } from '../../i18n/use-format.js';
import { useClusteringGroupsQuery } from './clustering.generated.js';
import { type KeywordSourceDraft, keywordSources, type SourceError } from './keyword-source.js';
import styles from './source-fields.module.css';

interface SourceFieldsProps {
  value: KeywordSourceDraft;
  onChange: (value: KeywordSourceDraft) => void;
  /** Validation error, set after the first submit. */
  error: SourceError | undefined;
  /** Database code of the project. Group reports of other databases are not offered. */
  base: string;
}

/** Source of keywords: a list, a file, or a group report. */
export function SourceFields({ value, onChange, error, base }: SourceFieldsProps) {
  const { t } = useTranslation('clustering');
  const update = (change: Partial<KeywordSourceDraft>) => onChange({ ...value, ...change });
  return (
    <div className={styles.fields}>
      <div className={styles.method}>
        <span className={styles.label}>{t('source.method')}</span>
        <Segmented
          label={t('source.method')}
          value={value.method ?? ('' as never)}
          options={keywordSources.map((method) => ({ value: method, label: t(`source.${method}`) }))}
          onChange={(method) => update({ method })}
        />
      </div>
      {value.method === 'list' ? <ListField value={value} update={update} /> : null}
      {value.method === 'file' ? <FileField value={value} update={update} /> : null}
      {value.method === 'group' ? <GroupField value={value} update={update} base={base} /> : null}
      {error ? (
        <p className={styles.fault} role="alert">
          {t(`source.fault.${error}`)}
        </p>
      ) : null}
    </div>
  );
}

interface FieldProps {
  value: KeywordSourceDraft;
  update: (change: Partial<KeywordSourceDraft>) => void;
}

function ListField({ value, update }: FieldProps) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const lineCounts = useCountedLines(value.list);
  const distinct = lineCounts.nonBlank - lineCounts.repeated;
  const isTooLong = distinct > maxImportedKeywords;
  return (
    <div>
      <LineArea
        label={t('source.keywords')}
        text={value.list}
        counts={lineCounts}
        onChange={(list) => update({ list })}
        error={isTooLong ? t('source.tooMany', { max: format.integer(maxImportedKeywords) }) : undefined}
      />
      <p className={styles.hint} role="status">
        {t('source.counted', {
          count: distinct,
          formatted: format.integer(distinct),
          max: format.integer(maxImportedKeywords),
        })}
      </p>
    </div>
  );
}

function FileField({ value, update }: FieldProps) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const isTooLarge = (value.file?.size ?? 0) > maxClusterFileKb * 1024;
  return (
    <div className={styles.file}>
      <input
        ref={input}
        type="file"
        hidden
        accept={clusterFileTypes.map((type) => `.${type}`).join(',')}
        aria-label={t('source.file')}
        onChange={(event) => update({ file: event.currentTarget.files?.[0] })}
      />
      <Button leftSection={<IconFileText aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t(value.file ? 'source.otherFile' : 'source.chooseFile')}
      </Button>
      <span className={styles.fileName}>{value.file?.name ?? t('source.noFile')}</span>
      {isTooLarge ? (
        <p className={styles.fault} role="alert">
          {t('source.tooLarge', { size: format.integer(maxClusterFileKb) })}
        </p>
      ) : null}
      <p className={styles.hint}>
        {t('source.fileHint', {
          lines: format.integer(maxFileKeywords),
          size: format.integer(maxClusterFileKb),
        })}
      </p>
    </div>
  );
}

function GroupField({ value, update, base }: FieldProps & { base: string }) {
  const { t } = useTranslation('clustering');
  const { data } = useClusteringGroupsQuery({ fetchPolicy: 'cache-and-network' });
  const groups = (data?.groupReports.items ?? []).filter(
    (group) => group.base === base || group.rid === value.group,
  );
  return (
    <div className={styles.group}>
      <label className={styles.field}>
        <span className={styles.label}>{t('source.group')}</span>
        <NativeSelect value={value.group} onChange={(event) => update({ group: event.currentTarget.value })}>
          <option value="">{t('source.chooseGroup')}</option>
          {groups.map(({ rid, name, state }) => (
            <option key={rid} value={rid} disabled={state !== 'done'}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </label>
      {data && groups.length === 0 ? <p className={styles.hint}>{t('source.noGroups')}</p> : null}
      <fieldset className={styles.kinds}>
        <legend className={styles.label}>{t('source.kind')}</legend>
        <Checkbox
          label={t('source.organic')}
          checked={value.isOrganic}
          onChange={(event) => update({ isOrganic: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('source.paid')}
          checked={value.isPaid}
          onChange={(event) => update({ isPaid: event.currentTarget.checked })}
        />
      </fieldset>
    </div>
  );
}
