import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxFilterNameChars } from './max-name-length.js';
import type { SavedFilter } from './use-saved-filters.js';
import styles from './view-menu.module.css';

interface ViewRenameProps {
  filter: SavedFilter;
  /** What stands in the field first. */
  first: string;
  /** Why the server did not take that. */
  error: string | undefined;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** A saved filter whose name is being written in its place: Enter saves, Esc leaves it as it was. */
export function ViewRename({ filter, first, error, onSave, onCancel }: ViewRenameProps) {
  const { t } = useTranslation('reports');
  const [name, setName] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const label = t('views.newName', { name: filter.filterName });
  const typed = name.trim();
  return (
    <li className={styles.renamed}>
      <TextInput
        ref={field}
        value={name}
        maxLength={maxFilterNameChars}
        aria-label={label}
        error={name === first ? error : undefined}
        // Esc drops the name, not the sheet that the list may stand in.
        data-mantine-stop-propagation="true"
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // The focus goes to the name, which the same key would press.
            event.preventDefault();
            if (typed !== '') onSave(typed);
          }
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
    </li>
  );
}
