import { Button } from '@mantine/core';
import { IconChevronDown, IconStar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Flyout } from '../../../components/ui/flyout.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useButtonShortcut } from '../../../lib/keyboard/shortcuts.js';
import { useTable } from '../table-context.js';
import { useViews } from './use-views.js';
import { PresetList } from './preset-list.js';
import { ViewList } from './view-list.js';
import styles from './view-menu.module.css';
import { Link } from 'react-router-dom';
import { loginPath } from '../../../addresses/paths.js';
import { useReturnPath } from '../../../lib/page/use-return-path.js';

const SaveFilterDialog = lazy(async () => ({
  default: (await import('./save-filter-dialog.js')).SaveFilterDialog,
}));

/** Menu button of saved filters, labelled with the active one. */
export function ViewMenu() {
  const { t } = useTranslation('reports');
  const { meta, filterToSave, setFilterToSave } = useTable();
  const { account, isWaiting } = useViewer();
  const views = useViews();
  const [opened, setOpened] = useState(false);
  const button = useButtonShortcut('views');
  const { active, isEdited } = views;
  const name = active && t('views.named', { name: active.filterName });
  return (
    <>
      <Flyout
        opened={opened}
        onClose={() => setOpened(false)}
        title={account ? t('views.title', { report: meta.title }) : t('views.guestTitle')}
        header={account ? 'line' : 'bar'}
        width={300}
        align="end"
        target={
          <Button
            ref={button}
            className={styles.opener}
            variant="subtle"
            color="gray"
            aria-expanded={opened}
            aria-haspopup="dialog"
            data-active={opened}
            disabled={isWaiting}
            leftSection={<IconStar aria-hidden="true" />}
            rightSection={<IconChevronDown aria-hidden="true" />}
            title={name}
            onClick={() => setOpened(!opened)}
          >
            <span className={styles.name}>{name ?? t('views.button')}</span>
            {active && isEdited && <span className={styles.edited}>{t('views.edited')}</span>}
          </Button>
        }
      >
        <PresetList onDone={() => setOpened(false)} />
        {account ? <ViewList views={views} onDone={() => setOpened(false)} /> : <GuestNote />}
      </Flyout>
      {filterToSave !== undefined && (
        <Suspense>
          <SaveFilterDialog
            filter={filterToSave}
            actions={views.actions}
            onClose={() => setFilterToSave(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Shown to guests instead of saved filters, with a log-in link. */
function GuestNote() {
  const { t } = useTranslation('reports');
  const returnTo = useReturnPath();
  return (
    <div className={styles.guest}>
      <p>{t('views.guestText')}</p>
      <div className={styles.ways}>
        <Button component={Link} to={loginPath({ returnTo })}>
          {t('views.logIn')}
        </Button>
        <Button component={Link} variant="filled" to={loginPath({ returnTo, register: true })}>
          {t('views.register')}
        </Button>
      </div>
    </div>
  );
}
