import { Modal } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { receiveEarlyTyping } from '../../lib/keyboard/early-typing.js';
import { useRestoreFocus } from '../../lib/page/use-restore-focus.js';
import type { PaletteItem } from './palette-item.js';
import { optionId, PaletteList } from './palette-list.js';
import styles from './palette.module.css';
import { usePaletteGroups } from './use-palette-groups.js';

/** Above floating panels, which can stay open behind the palette. */
const paletteZIndex = 310;
const classNames = { inner: styles.place, content: styles.sheet, body: styles.body };

/** Command palette: a combobox that finds pages and actions by name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const id = useId();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => receiveEarlyTyping({ field, edit: setQuery }), []);
  const [highlightedId, setHighlightedId] = useState<string>();
  const { groups, isPending } = usePaletteGroups(query);
  const items = groups.flatMap((group) => group.items);
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === highlightedId),
  );
  const activeItem = items[index];
  const open = useOpenItem(onClose);
  const onEnter = useEnterKey(activeItem, isPending && highlightedId === undefined, open);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setHighlightedId(items[(index + step + items.length) % items.length]?.id);
    }
    if (event.key === 'Enter' && activeItem && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter(event.ctrlKey || event.metaKey);
    }
  };
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={640}
      zIndex={paletteZIndex}
      returnFocus={false}
      classNames={classNames}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('title')}>
        <Modal.Body>
          <div className={styles.field}>
            <IconSearch aria-hidden="true" />
            <input
              ref={field}
              data-autofocus
              className={styles.input}
              value={query}
              maxLength={2048}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={t('placeholder')}
              role="combobox"
              aria-label={t('placeholder')}
              aria-expanded={items.length > 0}
              aria-controls={items.length > 0 ? id : undefined}
              aria-autocomplete="list"
              aria-activedescendant={activeItem ? optionId(id, activeItem) : undefined}
              onChange={(event) => {
                setQuery(event.currentTarget.value);
                setHighlightedId(undefined);
              }}
              onKeyDown={onKeyDown}
            />
            <button type="button" className={styles.close} aria-label={t('keys.close')} onClick={onClose}>
              <IconX aria-hidden="true" />
            </button>
          </div>
          {items.length > 0 ? (
            <PaletteList
              id={id}
              groups={groups}
              activeItem={activeItem}
              onHighlight={(item) => setHighlightedId(item.id)}
              onSelect={(item) => open(item, false)}
            />
          ) : (
            <p className={styles.nothing}>{t('nothing')}</p>
          )}
          <KeyHints />
          <span className="for-ears" role="status">
            {query.trim() === '' ? '' : t('found', { count: items.length })}
          </span>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Opens the active command. While suggestions may still replace it, Enter waits for their response. */
function useEnterKey(
  activeItem: PaletteItem | undefined,
  isPending: boolean,
  open: (item: PaletteItem, inNewTab: boolean) => void,
): (inNewTab: boolean) => void {
  const [pendingEnter, setPendingEnter] = useState<{ inNewTab: boolean }>();
  useEffect(() => {
    if (!pendingEnter || isPending) return;
    setPendingEnter(undefined);
    if (activeItem) open(activeItem, pendingEnter.inNewTab);
  });
  return (inNewTab) => {
    if (isPending) setPendingEnter({ inNewTab });
    else if (activeItem) open(activeItem, inNewTab);
  };
}

const arrowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Closes the palette and runs the command. Actions run after the focus returns to its previous element. */
function useOpenItem(onClose: () => void): (item: PaletteItem, inNewTab: boolean) => void {
  const navigate = useNavigate();
  const restoreFocus = useRestoreFocus(true);
  return ({ to, href, action }, inNewTab) => {
    const address = to ?? href;
    if (address !== undefined && inNewTab) {
      window.open(address, '_blank', 'noopener');
      return;
    }
    onClose();
    if (to !== undefined) void navigate(to);
    else if (href !== undefined) window.location.assign(href);
    else {
      setTimeout(() => {
        restoreFocus();
        action?.();
      });
    }
  };
}

function KeyHints() {
  const { t } = useTranslation('palette');
  return (
    <div className={styles.foot} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('keys.open')}
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> {t('keys.newTab')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('keys.close')}
      </span>
    </div>
  );
}
