import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DomainLink } from '../../../components/ui/domain-link.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { AddDomainDocument, RemoveDomainDocument } from '../account-page.generated.js';
import { toUnicodeHost } from '../../../lib/text/unicode-host.js';
import { useAccountPage } from '../account-page-data.js';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';
import styles from './domains-section.module.css';

/** Saved domains. A removal can be undone from its toast. */
export function DomainList({ domains }: { domains: readonly string[] }) {
  const { t } = useTranslation('panel');
  const { reload } = useAccountPage();
  const [remove, isRemoving] = useMutationWithToast(RemoveDomainDocument, t('notDone'));
  const [add] = useMutationWithToast(AddDomainDocument, t('notDone'));
  const { successWithUndo } = useToasts();
  const restoreDomain = async (domain: string) => {
    if (await add({ domain })) await reload();
  };
  const removeDomain = async (domain: string) => {
    if (!(await remove({ domain }))) return;
    await reload();
    successWithUndo(
      t('domains.removed', { domain: toUnicodeHost(domain) }),
      () => void restoreDomain(domain),
    );
  };
  return (
    <ul className={styles.list} aria-label={t('domains.title')}>
      {domains.map((domain) => {
        const name = t('domains.remove', { domain: toUnicodeHost(domain) });
        return (
          <li key={domain}>
            <DomainLink domain={domain} />
            <ActionIcon
              disabled={isRemoving}
              onClick={() => void removeDomain(domain)}
              aria-label={name}
              title={name}
            >
              <IconX aria-hidden="true" />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
