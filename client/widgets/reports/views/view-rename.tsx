import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxFilterNameChars } from './max-name-length.js';
import type { SavedFilter } from './use-saved-filters.js';
import styles from './view-menu.module.css';

interface ViewRenameProps {
  filter: SavedFilter;
  initialName: string;
  /** Server error. */
  error: string | undefined;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Inline rename of a saved filter: Enter saves, Esc cancels. */
export function ViewRename({ filter, initialName, error, onSave, onCancel }: ViewRenameProps) {
  const { t } = useTranslation('reports');
  const [name, setName] = useState(initialName);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const label = t('views.newName', { name: filter.filterName });
  const trimmedName = name.trim();
  return (
    <li className={styles.renamed}>
      <TextInput
        ref={field}
        value={name}
        maxLength={maxFilterNameChars}
        aria-label={label}
        error={name === initialName ? error : undefined}
        // Prevents an enclosing sheet from closing on Esc.
        data-mantine-stop-propagation="true"
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // The same key press would activate the name button, which receives the focus.
            event.preventDefault();
            if (trimmedName !== '') onSave(trimmedName);
          }
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
    </li>
  );
}
