import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import { Card } from '../../components/ui/card.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { ShowAllButton } from '../../components/ui/show-all-button.js';
import { Tag } from '../../components/ui/tag.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useFormat } from '../../i18n/use-format.js';
import { useSizeText } from '../../i18n/use-size-text.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import { DatabaseDialog, type EditedDatabase } from './database-dialog.js';
import { type OwnDataQuery, RemoveSampleDocument } from './own-data.generated.js';
import { databasesWithData } from './stored-data.js';
import styles from './own-data.module.css';

type Data = OwnDataQuery['ownData'];
type OwnDatabase = Data['databases'][number];

/** Disk usage of the databases, with controls to add and rename one and to remove the sample data. */
export function DatabaseSizes({ data, onChange }: { data: Data; onChange: () => void }) {
  const { t } = useTranslation('databases');
  const formatBytes = useSizeText();
  const [isAll, setAll] = useState(false);
  const [editedDatabase, setEditedDatabase] = useState<EditedDatabase | 'new'>();
  const { databases } = data;
  const filledDatabases = databasesWithData(databases);
  const visibleDatabases = isAll ? databases : filledDatabases;
  const maxBytes = Math.max(1, ...databases.map((database) => database.bytes));
  return (
    <Card
      className={styles.databases}
      title={t('databases')}
      subtitle={String(filledDatabases.length)}
      secondary={
        <Button
          size="sm"
          leftSection={<IconPlus aria-hidden="true" />}
          onClick={() => setEditedDatabase('new')}
        >
          {t('add')}
        </Button>
      }
    >
      {visibleDatabases.length > 0 ? (
        <table className={styles.table} aria-label={t('databases')}>
          <thead>
            <tr>
              <th scope="col">{t('column.database')}</th>
              <th scope="col" className={styles.keywords}>
                {t('column.keywords')}
              </th>
              <th scope="col" className={styles.size}>
                {t('column.size')}
              </th>
              <th scope="col" className={styles.acts}>
                <span className="for-ears">{t('column.acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {visibleDatabases.map((database) => (
              <DatabaseRow
                key={database.database.code}
                ownDatabase={database}
                share={database.bytes / maxBytes}
                onEdit={() => setEditedDatabase(database.database)}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      <div className={styles.foot}>
        <span>{t('inAll', { size: formatBytes(data.bytes) })}</span>
        {databases.length > filledDatabases.length ? (
          <ShowAllButton onClick={() => setAll(!isAll)} expanded={isAll}>
            {isAll ? t('fewer') : t('all', { formatted: databases.length })}
          </ShowAllButton>
        ) : null}
        {data.free === null ? null : <span>{t('free', { size: formatBytes(data.free) })}</span>}
      </div>
      <SampleDataFooter data={data} onChange={onChange} />
      {editedDatabase ? (
        <DatabaseDialog
          database={editedDatabase === 'new' ? undefined : editedDatabase}
          onClose={() => setEditedDatabase(undefined)}
          onSaved={() => {
            setEditedDatabase(undefined);
            onChange();
          }}
        />
      ) : null}
    </Card>
  );
}

function DatabaseRow({
  ownDatabase,
  share,
  onEdit,
}: {
  ownDatabase: OwnDatabase;
  share: number;
  onEdit: () => void;
}) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const bytes = useSizeText();
  const { database, hasSample } = ownDatabase;
  const title = databaseTitle(database, format.language);
  return (
    <tr>
      <th scope="row">
        {title} {hasSample ? <Tag tone="quiet">{t('sample')}</Tag> : null}
      </th>
      <td className={styles.keywords}>{format.integer(database.keywords)}</td>
      <td className={styles.size}>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </span>
        {ownDatabase.bytes === 0 ? unknownValue : bytes(ownDatabase.bytes)}
      </td>
      <td className={styles.acts}>
        <button
          type="button"
          className={styles.act}
          onClick={onEdit}
          aria-label={t('editOne', { name: title })}
        >
          {t('edit')}
        </button>
      </td>
    </tr>
  );
}

/** Removes the sample data. Renders nothing if there is none. */
function SampleDataFooter({ data, onChange }: { data: Data; onChange: () => void }) {
  const { t } = useTranslation('databases');
  const [isConfirming, setConfirming] = useState(false);
  const [remove, isBusy] = useMutationWithToast(RemoveSampleDocument, t('sampleNotRemoved'));
  if (!data.databases.some(({ hasSample }) => hasSample)) return null;
  const running = data.work.find(({ kind }) => kind === 'removeSample');
  const action = async () => {
    if (!(await remove({}))) return;
    setConfirming(false);
    onChange();
  };
  return (
    <div className={styles.foot}>
      <span>{t('sampleHint')}</span>
      {running ? (
        <span role="status">{t('sampleGoing', { percent: running.progress })}</span>
      ) : (
        <button type="button" className={styles.act} onClick={() => setConfirming(true)}>
          {t('removeSample')}
        </button>
      )}
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('removeSampleTitle')}
        confirmLabel={t('remove')}
        isBusy={isBusy}
        onConfirm={() => void action()}
      >
        {t('removeSampleText')}
      </ConfirmDialog>
    </div>
  );
}
