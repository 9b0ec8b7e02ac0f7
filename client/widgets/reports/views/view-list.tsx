import { IconDeviceFloppy, IconFilePlus, IconRefresh } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useTable } from '../table-context.js';
import type { SavedFilter, SavedFilterActions } from './use-saved-filters.js';
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

/**
 * Preserves the order in which the menu opened, so that rows do not move under the pointer. New filters come last.
 */
function useStableOrder(filters: readonly SavedFilter[] | undefined): readonly SavedFilter[] {
  const [order, setOrder] = useState<readonly number[]>();
  if (filters && !order) setOrder(filters.map(({ id }) => id));
  const rankOf = ({ id }: SavedFilter) => {
    const index = order?.indexOf(id) ?? -1;
    return index < 0 ? Infinity : index;
  };
  return [...(filters ?? [])].sort((a, b) => {
    const [first, second] = [rankOf(a), rankOf(b)];
    return first === second ? 0 : first - second;
  });
}

/** Moves the focus to the name of a re-rendered filter, otherwise to the first action below the list. */
function useFilterFocus(
  panel: RefObject<HTMLElement | null>,
  renderKey: unknown,
): (id: number | undefined) => void {
  const pendingFocus = useRef<{ id: number | undefined }>(undefined);
  useEffect(() => {
    if (!pendingFocus.current) return;
    const { id } = pendingFocus.current;
    pendingFocus.current = undefined;
    const applyButton = panel.current?.querySelector<HTMLElement>(`[data-apply="${id}"]`);
    (applyButton ?? panel.current?.querySelector<HTMLElement>('[data-act]'))?.focus();
  }, [panel, renderKey]);
  return (id) => {
    pendingFocus.current = { id };
  };
}

/** Removes a saved filter immediately and offers undo. */
function useFilterRemoval(actions: SavedFilterActions): (filter: SavedFilter) => void {
  const { t } = useTranslation('reports');
  const { successWithUndo, warn } = useToasts();
  const handleError = (title: string) => (error: Error) => {
    warn(title, toUserError(error).message);
  };
  return (filter) => {
    const removal = actions.remove(filter);
    const restore = () => {
      removal.then(() => actions.restore(filter)).catch(handleError(t('views.notRestored')));
    };
    const hideToast = successWithUndo(t('views.deleted', { name: filter.filterName }), restore);
    removal.catch((error: Error) => {
      hideToast();
      handleError(t('views.notDeleted'))(error);
    });
  };
}
