import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { searchTerms } from '../tree/folder-rows.js';
import { folderPath } from '../workbench/folder-tree.js';
import styles from './dialogs.module.css';
import { useWorkbench } from '../workbench/workbench.js';

interface FolderPickerProps {
  title: string;
  /** Label of the submit button. */
  submitLabel: string;
  onClose: () => void;
  onPick: (folder: number) => void;
  /** Virtual folders offered before the real ones; 0 is the root. */
  offeredVirtualFolders: readonly number[];
  /** Whether a folder can be selected. */
  isSelectable: (folder: number) => boolean;
}

const rowHeightPx = 30;

/** Searchable picker for tens of thousands of folders. `+` joins search terms; arrow keys and Enter select. */
export function FolderPicker({
  title,
  submitLabel,
  onClose,
  onPick,
  offeredVirtualFolders,
  isSelectable,
}: FolderPickerProps) {
  const { t } = useTranslation('clustering');
  const id = useId();
  const { tree } = useWorkbench();
  const [text, setText] = useState('');
  const [selectedId, setSelectedId] = useState<number>();
  // The dialog mounts its content later, so a state ref triggers the render that measures the list.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const folderOptions = useMemo(() => {
    const rows: { id: number; name: string; parentPath: string }[] = [];
    const add = (folder: number) => {
      if (isSelectable(folder)) {
        const path = folderPath(tree, folder);
        rows.push({ id: folder, name: path.at(-1) ?? '', parentPath: path.slice(0, -1).join(' / ') });
      }
      tree.children.get(folder)?.forEach(add);
    };
    tree.children.get(virtualFolders.all)?.forEach(add);
    return rows;
    // The selectable folders do not change while the dialog is open.
  }, [tree]);
  const terms = searchTerms(text);
  const virtualOptions = offeredVirtualFolders.map((virtualFolder) => ({
    id: virtualFolder,
    name: t(`place.${virtualFolderName(virtualFolder)}`),
    parentPath: '',
  }));
  const options = [...virtualOptions, ...folderOptions].filter(({ name, parentPath }) => {
    const optionText = `${parentPath} ${name}`.toLowerCase();
    return terms.every((term) => optionText.includes(term));
  });
  const activeIndex = Math.max(
    0,
    options.findIndex((option) => option.id === selectedId),
  );
  const active = options[activeIndex];
  const list = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeightPx,
    overscan: 8,
  });
  const pick = (folder: number | undefined) => {
    if (folder === undefined) return;
    onClose();
    onPick(folder);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      pick(active?.id);
    } else if (step !== undefined) {
      event.preventDefault();
      const next = Math.min(Math.max(activeIndex + step, 0), options.length - 1);
      setSelectedId(options[next]?.id);
      list.scrollToIndex(next);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button size="md" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="md" variant="filled" disabled={!active} onClick={() => pick(active?.id)}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <TextInput
        value={text}
        data-autofocus
        placeholder={t('tree.search')}
        aria-label={t('picker.search')}
        leftSection={<IconSearch aria-hidden="true" />}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={active ? `${id}-${active.id}` : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setSelectedId(undefined);
        }}
        onKeyDown={handleKeyDown}
      />
      <div ref={setScroller} className={styles.options} tabIndex={-1}>
        {options.length === 0 ? <p className={styles.hint}>{t('tree.noneFound')}</p> : null}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('tree.label')}
          className={styles.optionList}
          style={{ height: list.getTotalSize() }}
        >
          {list.getVirtualItems().map(({ index, start }) => {
            const option = options[index];
            if (!option) return null;
            return (
              <div
                key={option.id}
                id={`${id}-${option.id}`}
                role="option"
                aria-selected={option === active}
                className={styles.option}
                style={{ transform: `translateY(${start}px)` }}
                onClick={() => setSelectedId(option.id)}
                onDoubleClick={() => pick(option.id)}
              >
                <span className={styles.optionName}>{option.name}</span>
                {option.parentPath ? <span className={styles.optionWay}>{option.parentPath}</span> : null}
              </div>
            );
          })}
        </div>
      </div>
    </Dialog>
  );
}

function virtualFolderName(virtualFolder: number): 'top' | 'unsorted' | 'blacklist' {
  if (virtualFolder === virtualFolders.unsorted) return 'unsorted';
  return virtualFolder === virtualFolders.blacklist ? 'blacklist' : 'top';
}
