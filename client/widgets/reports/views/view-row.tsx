import { IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { filterFieldsOf } from '../filter/filter-fields.js';
import { useTable } from '../table-context.js';
import type { SavedFilter } from './use-saved-filters.js';
import { countFilterConditions } from './view-match.js';
import styles from './view-menu.module.css';

interface ViewRowProps {
  filter: SavedFilter;
  isActive: boolean;
  onApply: () => void;
  onStar: () => void;
  onRename: () => void;
  onRemove: () => void;
}

/** Row of a saved filter: star, name, condition count; rename and delete on hover or focus. */
export function ViewRow({ filter, isActive, onApply, onStar, onRename, onRemove }: ViewRowProps) {
  const { t } = useTranslation('reports');
  const { meta } = useTable();
  const { filterName: name, favorite, filterString } = filter;
  const conditionCount = countFilterConditions(filterString, filterFieldsOf(meta.columns));
  const starText = favorite ? t('views.unstar', { name }) : t('views.star', { name });
  return (
    <li className={styles.row} data-current={isActive}>
      <button
        type="button"
        className={styles.icon}
        data-starred={favorite}
        aria-pressed={favorite}
        aria-label={t('views.star', { name })}
        title={starText}
        onClick={onStar}
      >
        {favorite ? <IconStarFilled aria-hidden="true" /> : <IconStar aria-hidden="true" />}
      </button>
      <button
        type="button"
        className={styles.apply}
        data-apply={filter.id}
        aria-current={isActive ? 'true' : undefined}
        title={name}
        onClick={onApply}
      >
        <span className={styles.rowName}>{name}</span>
        <span className={styles.aside}>{t('views.lines', { count: conditionCount })}</span>
      </button>
      <span className={styles.tools}>
        <button
          type="button"
          className={styles.icon}
          aria-label={t('views.rename', { name })}
          title={t('views.rename', { name })}
          onClick={onRename}
        >
          <IconPencil aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.icon}
          aria-label={t('views.delete', { name })}
          title={t('views.delete', { name })}
          onClick={onRemove}
        >
          <IconTrash aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}
