import { IconDeviceFloppy, IconFilePlus, IconRefresh } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { toUserError } from '../../../graphql/to-user-error.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useTable } from '../table/table-context.js';
import { useFilterRemoval } from './use-filter-removal.js';
import { useFilterFocus } from './use-filter-focus.js';
import type { SavedFilter } from './use-saved-filters.js';
import { useStableOrder } from './use-stable-order.js';
import { useAppliedFilter, type Views } from './use-views.js';
import styles from './view-menu.module.css';
import { ViewRename } from './view-rename.js';
import { ViewRow } from './view-row.js';

interface ViewListProps {
  views: Views;
  /** Closes the menu. */
  onDone: () => void;
}

/** A pending rename with its server error. */
interface PendingRename {
  id: number;
  name: string;
  error?: string;
}

/** List of saved filters: click applies; star, rename and delete buttons per row. */
export function ViewList({ views, onDone }: ViewListProps) {
  const { t } = useTranslation('reports');
  const { setFilterToSave } = useTable();
  const { warn } = useToasts();
  const { filters, error, retry, actions, active, isEdited, saveChanges, apply } = views;
  const [renaming, setRenaming] = useState<PendingRename>();
  const remove = useFilterRemoval(actions);
  const appliedFilter = useAppliedFilter();
  const list = useRef<HTMLUListElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const orderedFilters = useStableOrder(filters);
  const requestFocus = useFilterFocus(panel, orderedFilters.length + (renaming?.id ?? 0));

  const endRename = (filter: SavedFilter) => {
    requestFocus(filter.id);
    setRenaming(undefined);
  };
  const rename = (filter: SavedFilter, name: string) => {
    endRename(filter);
    if (name === filter.filterName) return;
    actions.rename(filter, name).catch((renameError: Error) => {
      setRenaming({ id: filter.id, name, error: toUserError(renameError).message });
    });
  };
  const removeRow = (filter: SavedFilter) => {
    const index = orderedFilters.indexOf(filter);
    requestFocus((orderedFilters[index + 1] ?? orderedFilters[index - 1])?.id);
    remove(filter);
  };
  const star = (filter: SavedFilter) => {
    actions
      .star(filter, !filter.favorite)
      .catch((renameError: Error) => warn(t('views.notChanged'), toUserError(renameError).message));
  };
  return (
    <div ref={panel}>
      {error && <ErrorBanner title={t('views.failed')} error={error} onRetry={retry} />}
      {filters?.length === 0 && <p className={styles.none}>{t('views.none')}</p>}
      <ul className={styles.list} ref={list} onKeyDown={(event) => moveFocus(event, list.current)}>
        {orderedFilters.map((filter) =>
          renaming?.id === filter.id ? (
            <ViewRename
              key={filter.id}
              filter={filter}
              initialName={renaming.name}
              error={renaming.error}
              onSave={(name) => rename(filter, name)}
              onCancel={() => endRename(filter)}
            />
          ) : (
            <ViewRow
              key={filter.id}
              filter={filter}
              isActive={filter.id === active?.id}
              onApply={() => {
                apply(filter);
                onDone();
              }}
              onStar={() => star(filter)}
              onRename={() => setRenaming({ id: filter.id, name: filter.filterName })}
              onRemove={() => removeRow(filter)}
            />
          ),
        )}
      </ul>
      <div className={styles.acts}>
        <button
          type="button"
          className={styles.act}
          disabled={!saveChanges}
          onClick={() => {
            saveChanges?.();
            onDone();
          }}
        >
          <IconDeviceFloppy aria-hidden="true" />
          {t('views.saveChanges')}
        </button>
        <button
          type="button"
          className={styles.act}
          data-act
          onClick={() => {
            onDone();
            setFilterToSave(appliedFilter);
          }}
        >
          <IconFilePlus aria-hidden="true" />
          {t('views.saveAs')}
        </button>
        <button
          type="button"
          className={styles.act}
          disabled={!active || !isEdited}
          onClick={() => {
            if (active) apply(active);
            onDone();
          }}
        >
          <IconRefresh aria-hidden="true" />
          {t('views.reset')}
          {active && !isEdited && <span className={styles.aside}>{t('views.unchanged')}</span>}
        </button>
      </div>
    </div>
  );
}

/** Moves the focus between filter names with the arrow keys. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  const names = [...(list?.querySelectorAll<HTMLElement>('[data-apply]') ?? [])];
  const index = names.findIndex((name) => name.closest('li')?.contains(event.target as Node));
  names[index + step]?.focus();
}
