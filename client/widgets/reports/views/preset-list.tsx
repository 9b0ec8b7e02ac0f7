import { IconCheck, IconListSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { subjectOfPage } from '../../../addresses/page-subject.js';
import { type ReportPreset, presetPath, presetsOf } from '../../../addresses/report-presets.js';
import { useBaseCode } from '../../../graphql/databases/use-base.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useTable } from '../table-context.js';
import styles from './view-menu.module.css';

/** Ready-made filters of a report in the View menu. Renders nothing for a report without them. */
export function PresetList({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('reports');
  const { language } = useFormat();
  const { meta, state, change } = useTable();
  const base = useBaseCode();
  const navigate = useNavigate();
  const subject = subjectOfPage(useLocation());
  const presets = presetsOf(meta.id);
  if (presets.length === 0 || subject?.kind !== 'domain') return null;
  const open = (preset: ReportPreset) => {
    onDone();
    if (preset.report === meta.id) change({ page: 1, filter: preset.filter, search: '' });
    else void navigate(presetPath(preset, subject.domain, base));
  };
  return (
    <section className={styles.presets} aria-label={t('views.presets')}>
      <h2 className={styles.presetsTitle}>{t('views.presets')}</h2>
      <ul className={styles.list}>
        {presets.map((preset) => {
          const isActive = preset.report === meta.id && preset.filter === state.filter;
          return (
            <li key={preset.id} className={styles.row}>
              <button
                type="button"
                className={styles.act}
                aria-current={isActive ? 'true' : undefined}
                onClick={() => open(preset)}
              >
                {isActive ? <IconCheck aria-hidden="true" /> : <IconListSearch aria-hidden="true" />}
                {preset.title[language]}
                <span className={styles.presetNote}>{preset.description[language]}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
