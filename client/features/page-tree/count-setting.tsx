import { Checkbox } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import tints from './tree-list.module.css';
import styles from './settings-dialog.module.css';
import { type TreeCount, defaultTreeColour } from '../../../server/contract/reports/tree-counts.js';
import type { CountView } from './tree-settings.js';

interface CountSettingProps {
  count: TreeCount;
  view: CountView;
  onChange: (view: CountView) => void;
}

/** Settings row of a count: visibility, bars and color. */
export function CountSetting({ count, view, onChange }: CountSettingProps) {
  const { t } = useTranslation('pageTree');
  const name = t(`counts.${count}`);
  const isCustomColor = view.color !== defaultTreeColour;
  return (
    <tr>
      <td>
        <Checkbox
          label={name}
          checked={view.enabled}
          onChange={(event) => onChange({ ...view, enabled: event.currentTarget.checked })}
        />
      </td>
      <td>
        <Checkbox
          aria-label={t('setting.barsOf', { what: name })}
          checked={view.background}
          disabled={!view.enabled}
          onChange={(event) => onChange({ ...view, background: event.currentTarget.checked })}
        />
      </td>
      <td>
        <span className={styles.color}>
          {/* The field itself is transparent: Firefox would always paint its value, which is not the theme's color. */}
          <span
            className={isCustomColor ? styles.field : `${styles.field} ${tints.swatch}`}
            data-count={count}
            style={isCustomColor ? { backgroundColor: view.color } : undefined}
          >
            <input
              type="color"
              aria-label={t('setting.colorOf', { what: name })}
              value={view.color}
              disabled={!view.enabled || !view.background}
              onChange={(event) => onChange({ ...view, color: event.currentTarget.value })}
            />
          </span>
          {isCustomColor ? (
            <button
              type="button"
              aria-label={t('setting.usualColorOf', { what: name })}
              title={t('setting.usualColor')}
              onClick={() => onChange({ ...view, color: defaultTreeColour })}
            >
              <IconRestore className="icon-small" aria-hidden="true" />
            </button>
          ) : (
            <span className={styles.asTheme}>{t('setting.asTheme')}</span>
          )}
        </span>
      </td>
    </tr>
  );
}
