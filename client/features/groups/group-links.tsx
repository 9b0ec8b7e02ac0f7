import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../components/form/native-select.js';
import { Dialog } from '../../components/ui/dialog.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { Tag } from '../../components/ui/tag.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './edit/edit.module.css';
import {
  CreateGroupReportLinkDocument,
  type GroupReportLinksQuery,
  useGroupReportLinksQuery,
  WithdrawGroupReportLinkDocument,
} from './groups.generated.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';

interface GroupLinksProps {
  rid: string;
  opened: boolean;
  onClose: () => void;
}

/** Share links of a group report, with expiry and immediate withdrawal. */
export function GroupLinks({ rid, opened, onClose }: GroupLinksProps) {
  const { t } = useTranslation('groups');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('links.title')} width={640}>
      {opened ? <Links rid={rid} /> : null}
    </Dialog>
  );
}

/** Lifetimes of a share link in days; an empty value never expires. */
const linkTerms = ['7', '30', '90', ''] as const;

function Links({ rid }: Pick<GroupLinksProps, 'rid'>) {
  const { t } = useTranslation('groups');
  const [days, setDays] = useState<string>('30');
  const [createdLink, setCreatedLink] = useState<{ id: string; url: string }>();
  const { data, error, refetch } = useGroupReportLinksQuery({
    variables: { rid },
    fetchPolicy: 'network-only',
  });
  const [create, isBusy] = useMutationWithToast(CreateGroupReportLinkDocument, t('links.notMade'));
  const [withdraw] = useMutationWithToast(WithdrawGroupReportLinkDocument, t('links.notWithdrawn'));
  const createLink = async () => {
    const link = (await create({ rid, days: days === '' ? null : Number(days) }))?.createGroupReportLink;
    if (link?.url) setCreatedLink({ id: link.id, url: link.url });
    await refetchAll(refetch());
  };
  const revokeLink = async (id: string) => {
    // A withdrawn link must not be offered for copying.
    if (await withdraw({ id })) setCreatedLink((current) => (current?.id === id ? undefined : current));
    await refetchAll(refetch());
  };
  return (
    <div className={styles.form}>
      <p>{t('links.text')}</p>
      <div className={styles.ways}>
        <NativeSelect
          aria-label={t('links.term')}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        >
          {linkTerms.map((term) => (
            <option key={term} value={term}>
              {term === '' ? t('links.always') : t('links.days', { count: Number(term) })}
            </option>
          ))}
        </NativeSelect>
        <Button variant="filled" loading={isBusy} onClick={() => void createLink()}>
          {t('links.make')}
        </Button>
      </div>
      {createdLink ? (
        <p className={styles.preview} role="status">
          {t('links.made')} <a href={createdLink.url}>{createdLink.url}</a>{' '}
          <CopyLink key={createdLink.url} url={createdLink.url} />
        </p>
      ) : null}
      {error ? <ErrorBanner title={t('links.failed')} error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <LinkList links={data.groupReportLinks} onWithdraw={(id) => void revokeLink(id)} />
      ) : error ? null : (
        <SkeletonRows rows={2} height={34} />
      )}
    </div>
  );
}

/** Copies the new link. Without clipboard access the link stays selectable. */
function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation('groups');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return 'clipboard' in navigator ? (
    <Button size="xs" onClick={() => void copy()}>
      {t(isCopied ? 'links.copied' : 'links.copy')}
    </Button>
  ) : null;
}

function LinkList({
  links,
  onWithdraw,
}: {
  links: GroupReportLinksQuery['groupReportLinks'];
  onWithdraw: (id: string) => void;
}) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  if (links.length === 0) return <p className={styles.hint}>{t('links.none')}</p>;
  return (
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('links.title')}>
      <table className={styles.history} aria-label={t('links.title')}>
        <thead>
          <tr>
            <th scope="col">{t('links.createdAt')}</th>
            <th scope="col">{t('links.expiresAt')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {links.map(({ id, createdAt, expiresAt, isWithdrawn, isOpen }) => (
            <tr key={id}>
              <th scope="row">{format.moment(createdAt)}</th>
              <td>{expiresAt ? format.momentDay(expiresAt) : t('links.endless')}</td>
              <td>
                {isOpen ? (
                  <Button size="xs" onClick={() => onWithdraw(id)}>
                    {t('links.withdraw')}
                  </Button>
                ) : (
                  <Tag tone="quiet">{t(isWithdrawn ? 'links.withdrawn' : 'links.over')}</Tag>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
