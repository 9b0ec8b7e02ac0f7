import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { SectionCard } from '../../../components/ui/section-card.js';
import { SkeletonRows } from '../../../components/ui/skeleton.js';
import { SmallTable } from '../../../components/ui/small-table.js';
import { Tag } from '../../../components/ui/tag.js';
import { useFormat } from '../../../i18n/use-format.js';
import { OwnSessionsDocument, type OwnSessionsQuery } from './sessions.generated.js';

type OwnSession = OwnSessionsQuery['sessions'][number];

/** The latest sessions of the user, so that a foreign log-in is noticed. */
export function SessionsSection({ id }: { id: string }) {
  const { t } = useTranslation('panel');
  const { moment } = useFormat();
  const { data, error, refetch } = useQuery(OwnSessionsDocument, { fetchPolicy: 'network-only' });
  return (
    <SectionCard id={id} title={t('sessionList.title')} subtitle={t('sessionList.subtitle')}>
      {error && !data ? (
        <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!error && !data ? <SkeletonRows rows={3} height={34} /> : null}
      {data ? (
        <SmallTable
          label={t('sessionList.title')}
          rowHeight={34}
          rows={data.sessions}
          getRowKey={(session) => session.id}
          columns={[
            {
              key: 'device',
              title: t('sessionList.device'),
              width: '36%',
              cell: ({ userAgent }) => <span title={userAgent}>{userAgent || '–'}</span>,
            },
            {
              key: 'address',
              title: t('sessionList.address'),
              isQuiet: true,
              isWideOnly: true,
              cell: ({ address }) => address,
            },
            {
              key: 'active',
              title: t('sessionList.lastActive'),
              isQuiet: true,
              cell: ({ lastActiveAt }) => moment(lastActiveAt),
            },
            { key: 'state', title: t('sessionList.state'), cell: (session) => <SessionState {...session} /> },
          ]}
        />
      ) : null}
    </SectionCard>
  );
}

function SessionState({ endedAt, endReason }: OwnSession) {
  const { t } = useTranslation('panel');
  if (!endedAt) return <Tag tone="positive">{t('sessionList.active')}</Tag>;
  return <>{endReason && t(`sessionList.reason.${endReason}`)}</>;
}
