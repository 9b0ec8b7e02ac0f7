import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../components/form/native-select.js';
import { Segmented } from '../../components/ui/segmented.js';
import styles from './settings-dialog.module.css';
import { type TreeSort, treeCounts } from '../../../server/contract/reports/tree-counts.js';

interface SortSettingProps {
  sort: TreeSort | null;
  onChange: (sort: TreeSort | null) => void;
}

/** Sort order of sibling nodes. */
export function SortSetting({ sort, onChange }: SortSettingProps) {
  const { t } = useTranslation('pageTree');
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t('setting.sort')}</label>
      <NativeSelect
        id={id}
        value={sort?.field ?? ''}
        onChange={(event) => {
          const field = event.currentTarget.value as TreeSort['field'] | '';
          onChange(field === '' ? null : { field, dir: field === 'name' ? 'asc' : (sort?.dir ?? 'desc') });
        }}
      >
        <option value="">{t('setting.unsorted')}</option>
        <option value="name">{t('setting.byName')}</option>
        {treeCounts.map((count) => (
          <option key={count} value={count}>
            {t(`counts.${count}`)}
          </option>
        ))}
      </NativeSelect>
      {sort ? (
        <Segmented
          label={t('setting.direction')}
          value={sort.dir}
          options={[
            { value: 'desc', label: t(sort.field === 'name' ? 'setting.fromZ' : 'setting.mostFirst') },
            { value: 'asc', label: t(sort.field === 'name' ? 'setting.fromA' : 'setting.leastFirst') },
          ]}
          onChange={(dir) => onChange({ ...sort, dir: dir === 'asc' ? 'asc' : 'desc' })}
        />
      ) : null}
    </div>
  );
}
