import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkColumnId } from '../../components/grid/check-column.js';
import { Dialog } from '../../components/ui/dialog.js';
import { isAnyVisible } from '../../lib/keyboard/editable-target.js';
import styles from './keys-dialog.module.css';
import {
  commandKeys,
  keyListKey,
  displayKey,
  type ShortcutId,
  shortcutKeys,
} from '../../lib/keyboard/shortcut-keys.js';
import { availableShortcuts, useShortcutsEnabled } from '../../lib/keyboard/shortcuts.js';

/** Navigation keys of the grid, which handles them itself. */
const cellKeys = {
  move: ['←', '→', '↑', '↓'],
  open: ['Enter'],
  check: ['Space'],
  menu: ['Shift', 'F10'],
  copy: ['C'],
  leave: ['Tab'],
} as const;
/** Keys of the folder tree. */
const folderKeys = {
  move: ['↑', '↓'],
  fold: ['←', '→'],
  open: ['Enter'],
  check: ['Space'],
  range: ['Shift', '↓'],
} as const;
const folderEditKeys = {
  menu: ['Shift', 'F10'],
  rename: ['F2'],
  remove: ['Del'],
  undo: ['Ctrl', 'Z'],
  redo: ['Ctrl', 'Shift', 'Z'],
} as const;
const allFolderKeys = { ...folderKeys, ...folderEditKeys };
const folderKeyNames = Object.keys(folderKeys) as (keyof typeof folderKeys)[];
const folderEditKeyNames = Object.keys(folderEditKeys) as (keyof typeof folderEditKeys)[];

const cellKeyNames = Object.keys(cellKeys) as (keyof typeof cellKeys)[];

/** Lists the shortcuts of the page behind the dialog and toggles single-key shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shortcuts');
  const [isOn, setOn] = useShortcutsEnabled();
  // Read when the dialog opened, because the open dialog disables the shortcuts.
  const [available] = useState(readAvailableKeys);
  return (
    <Dialog opened onClose={onClose} title={t('title')} width={640}>
      <div className={styles.lists}>
        <KeyList title={t('everywhere')}>
          <Key keys={commandKeys}>{t('commands')}</Key>
          {available.everywhere.map((id) => (
            <NamedKey key={id} id={id} isDisabled={!isOn} />
          ))}
          <Key keys={[keyListKey]} isDisabled={!isOn}>
            {t('title')}
          </Key>
        </KeyList>
        {available.inTable.length > 0 ? (
          <KeyList title={t('inTable')}>
            {available.inTable.map((id) => (
              <NamedKey key={id} id={id} isDisabled={!isOn && shortcutKeys[id].length === 1} />
            ))}
          </KeyList>
        ) : null}
        {available.folderKeys.length > 0 ? (
          <KeyList title={t('inFolders')}>
            {available.folderKeys.map((name) => (
              <Key key={name} keys={allFolderKeys[name]}>
                {t(`folder.${name}`)}
              </Key>
            ))}
          </KeyList>
        ) : null}
        {available.cellKeys.length > 0 ? (
          <KeyList title={t('inCells')}>
            {available.cellKeys.map((name) => (
              <Key key={name} keys={cellKeys[name]} isDisabled={!isOn && name === 'copy'}>
                {t(`cell.${name}`)}
              </Key>
            ))}
          </KeyList>
        ) : null}
      </div>
      <Checkbox
        className={styles.switch}
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
        label={t('on')}
        description={t('onHint', { keys: commandKeys.join(' ') })}
      />
    </Dialog>
  );
}

function readAvailableKeys() {
  const ids = availableShortcuts()
    .map(({ id }) => id)
    .filter((id) => shortcutKeys[id] !== '' && id !== 'copyCell');
  return {
    everywhere: ids.filter((id) => id === 'search'),
    inTable: ids.filter((id) => id !== 'search'),
    folderKeys: [
      ...(isAnyVisible('[data-folder-list]') ? folderKeyNames : []),
      ...(isAnyVisible('[data-folder-list="edited"]') ? folderEditKeyNames : []),
    ],
    cellKeys: isAnyVisible('.ag-cell') ? cellKeyNames.filter((name) => name !== 'check' || hasChecks()) : [],
  };
}

function hasChecks(): boolean {
  return isAnyVisible(`.ag-cell[col-id="${checkColumnId}"]`);
}

function NamedKey({ id, isDisabled }: { id: ShortcutId; isDisabled: boolean }) {
  const { t } = useTranslation('shortcuts');
  return (
    <Key keys={[displayKey(shortcutKeys[id])]} isDisabled={isDisabled}>
      {t(`name.${id}`)}
    </Key>
  );
}

function KeyList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>{children}</dl>
    </section>
  );
}

interface KeyProps {
  keys: readonly string[];
  isDisabled?: boolean;
  children: ReactNode;
}

function Key({ keys, isDisabled = false, children }: KeyProps) {
  const { t } = useTranslation('shortcuts');
  return (
    <div className={styles.line} data-off={isDisabled}>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>
        {children}
        {isDisabled ? <span className="for-ears">, {t('off')}</span> : null}
      </dd>
    </div>
  );
}
