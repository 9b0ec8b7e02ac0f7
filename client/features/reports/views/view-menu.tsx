import { Button, Popover } from '@mantine/core';
import { IconChevronDown, IconStar } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../accounts/use-viewer.js';
import { useButtonShortcut } from '../../shortcuts/shortcuts.js';
import { useTable } from '../table/table-context.js';
import { GuestNote } from './guest-note.js';
import { useViews } from './use-views.js';
import { ViewList } from './view-list.js';
import styles from './view-menu.module.css';

const SaveFilterDialog = lazy(async () => ({
  default: (await import('./save-filter-dialog.js')).SaveFilterDialog,
}));

/** The button that names the saved filter in use, with the menu of all of them. */
export function ViewMenu() {
  const { t } = useTranslation('reports');
  const titleId = useId();
  const { saving, setSaving } = useTable();
  const { account, isWaiting } = useViewer();
  const views = useViews();
  const [opened, setOpened] = useState(false);
  const button = useButtonShortcut('views');
  const [isRenaming, setRenaming] = useState(false);
  const { active, isEdited } = views;
  const name = active && t('views.named', { name: active.filterName });
  return (
    <>
      <Popover
        opened={opened}
        onChange={(open) => {
          setOpened(open);
          setRenaming(false);
        }}
        position="bottom-end"
        width={300}
        trapFocus
        returnFocus
        // The toolbar of a telephone scrolls sideways under what is being written.
        hideDetached={false}
        // Esc drops a name that is being written first.
        closeOnEscape={!isRenaming}
      >
        <Popover.Target>
          <Button
            ref={button}
            className={styles['opener']}
            variant="subtle"
            color="gray"
            data-active={opened}
            disabled={isWaiting}
            leftSection={<IconStar aria-hidden="true" />}
            rightSection={<IconChevronDown aria-hidden="true" />}
            title={name}
            onClick={() => setOpened(!opened)}
          >
            <span className={styles['name']}>{name ?? t('views.button')}</span>
            {active && isEdited && <span className={styles['edited']}>{t('views.edited')}</span>}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={styles['panel']} aria-labelledby={titleId}>
          {account ? (
            <ViewList
              titleId={titleId}
              views={views}
              onDone={() => setOpened(false)}
              onRenaming={setRenaming}
            />
          ) : (
            <GuestNote titleId={titleId} />
          )}
        </Popover.Dropdown>
      </Popover>
      {saving !== undefined && (
        <Suspense>
          <SaveFilterDialog filter={saving} acts={views.acts} onClose={() => setSaving(undefined)} />
        </Suspense>
      )}
    </>
  );
}
