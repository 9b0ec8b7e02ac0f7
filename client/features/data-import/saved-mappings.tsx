import { ActionIcon, Button, Popover } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { RemoveColumnMappingDocument, useColumnMappingsQuery } from './data-import.generated.js';
import styles from './data-import.module.css';
import { refetchAll } from '../../graphql/transport/refetch-all.js';

/** Saved column mappings, each with a remove button. */
export function SavedMappings() {
  const { t } = useTranslation('data');
  const { data, error, refetch } = useColumnMappingsQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useMutationWithToast(RemoveColumnMappingDocument, t('saved.failed'));
  const mappings = data?.columnMappings ?? [];
  const removeMapping = async (id: number) => {
    if (await remove({ id })) await refetchAll(refetch());
  };
  return (
    <Popover width={320} position="bottom-end" withinPortal={false} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray">
          {t('saved.title')} <span className={styles.counter}>{mappings.length}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('saved.title')}>
        {error ? (
          <ErrorBanner title={t('saved.unread')} error={error} onRetry={() => void refetch()} />
        ) : null}
        {mappings.length === 0 && !error ? <p className={styles.savedNone}>{t('saved.none')}</p> : null}
        <ul className={styles.saved}>
          {mappings.map(({ id, name, columns }) => (
            <li key={id}>
              <span title={name}>{name}</span>
              <span className={styles.hint}>{t('saved.columns', { count: columns })}</span>
              <ActionIcon onClick={() => void removeMapping(id)} aria-label={t('saved.remove', { name })}>
                <IconX aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
