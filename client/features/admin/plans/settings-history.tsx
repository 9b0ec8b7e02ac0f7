import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardNote } from '../../../components/ui/card-note.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { SmallTable } from '../../../components/ui/small-table.js';
import type { IndividualPlanInput } from '../../../graphql/generated/schema.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from '../admin.module.css';
import { LoadableList } from '../loadable-list.js';
import { type PlanSettingsHistoryQuery, usePlanSettingsHistoryQuery } from './plan-settings.generated.js';
import { SettingDiff } from './setting-diff.js';

type Version = PlanSettingsHistoryQuery['planSettingsHistory'][number];

interface SettingsHistoryProps {
  individual?: IndividualPlanInput;
  /** The current version. */
  current: number;
  onRestore: (version: number) => void;
}

/** Saved versions with author, reason and changes. */
export function SettingsHistory({ individual, current, onRestore }: SettingsHistoryProps) {
  const { t } = useTranslation('admin');
  const { moment, integer } = useFormat();
  const [selected, setSelected] = useState<Version>();
  const { data, error, refetch } = usePlanSettingsHistoryQuery({
    variables: { individual },
    fetchPolicy: 'network-only',
  });
  const versions = data?.planSettingsHistory;
  return (
    <div className={styles.inCard}>
      <LoadableList error={error} onRetry={() => void refetch()} isReady={versions !== undefined}>
        {versions?.length === 0 ? (
          <CardNote>{t('plans.noHistory')}</CardNote>
        ) : (
          <SmallTable
            label={t('plans.history')}
            rowHeight={38}
            rows={versions ?? []}
            getRowKey={({ version }) => version}
            columns={[
              { key: 'version', title: t('plans.version'), width: '84px', cell: ({ version }) => version },
              {
                key: 'at',
                title: t('plans.date'),
                width: '17%',
                isQuiet: true,
                cell: (row) => moment(row.createdAt),
              },
              {
                key: 'author',
                title: t('plans.author'),
                width: '20%',
                isWideOnly: true,
                cell: ({ author }) => author,
              },
              {
                key: 'reason',
                title: t('plans.reason'),
                cell: ({ reason, isEnd }) => (isEnd ? t('plans.endedReason', { reason }) : reason),
              },
              {
                key: 'changes',
                title: t('plans.changes'),
                width: '120px',
                cell: (row) => (
                  <Button
                    size="xs"
                    aria-label={t('plans.changesOf', { version: row.version })}
                    onClick={() => setSelected(row)}
                  >
                    {integer(row.changes.length)}
                  </Button>
                ),
              },
              {
                key: 'restore',
                title: '',
                width: '124px',
                cell: ({ version, isEnd }) =>
                  version === current || isEnd ? null : (
                    <Button
                      size="xs"
                      aria-label={t('plans.restoreVersion', { version })}
                      onClick={() => onRestore(version)}
                    >
                      {t('plans.restore')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </LoadableList>
      <Dialog
        opened={selected !== undefined}
        onClose={() => setSelected(undefined)}
        width={640}
        title={t('plans.changesOf', { version: selected?.version })}
      >
        {selected ? <SettingDiff changes={selected.changes} label={t('plans.changes')} /> : null}
      </Dialog>
    </div>
  );
}
