import { useTranslation } from 'react-i18next';
import { unknownValue } from '../../../server/contract/formatting/format-number.js';
import { Card } from '../../components/ui/card.js';
import { SiteIcon } from '../../components/ui/site-icon.js';
import { Tag } from '../../components/ui/tag.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import {
  type OwnDataQuery,
  RecalculateDatabasesDocument,
  RemoveSnapshotDocument,
  RestoreSnapshotDocument,
} from './own-data.generated.js';
import { RetentionNote } from './retention-note.js';
import { activeSnapshots } from './stored-data.js';
import styles from './own-data.module.css';
import { useSnapshotContents } from './use-snapshot-contents.js';

type Data = OwnDataQuery['ownData'];
type Snapshot = Data['snapshots'][number];

interface SnapshotListProps {
  data: Data;
  /** Called after a task has started. */
  onChange: () => void;
}

/** Snapshots by database, newest first. Removed snapshots can be restored until the cleanup. */
export function SnapshotList({ data, onChange }: SnapshotListProps) {
  const { t } = useTranslation('databases');
  const { language } = useFormat();
  const [recalculate, isBusy] = useMutationWithToast(RecalculateDatabasesDocument, t('notRecalculated'));
  const { snapshots, databases, work } = data;
  const runningRebuild = work.find(({ kind }) => kind === 'deriveAnew');
  const isRemovingSample = work.some(({ kind }) => kind === 'removeSample');
  const databasesWithSnapshots = databases.filter(({ database }) =>
    snapshots.some(({ base }) => base === database.code),
  );
  const columns = ['date', 'holds', 'rows', 'files', 'imported'] as const;
  return (
    <Card
      className={styles.snapshots}
      title={t('snapshots')}
      subtitle={String(activeSnapshots(snapshots).length)}
      secondary={
        runningRebuild ? (
          <span role="status">{t('recalculating', { percent: runningRebuild.progress })}</span>
        ) : databasesWithSnapshots.length > 0 ? (
          <button
            type="button"
            className={styles.act}
            disabled={isBusy}
            onClick={() => void recalculate({}).then(onChange)}
          >
            {t('recalculate')}
          </button>
        ) : null
      }
    >
      {databasesWithSnapshots.length === 0 ? (
        <p className={styles.none}>{t('noSnapshots')}</p>
      ) : (
        <table className={styles.table} aria-label={t('snapshots')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles[column]}>
                  {t(`column.${column}`)}
                </th>
              ))}
              <th scope="col" className={styles.acts}>
                <span className="for-ears">{t('column.acts')}</span>
              </th>
            </tr>
          </thead>
          {databasesWithSnapshots.map(({ database }) => {
            const databaseSnapshots = snapshots.filter(({ base }) => base === database.code);
            const title = databaseTitle(database, language);
            return (
              <tbody key={database.code}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    {title} <span>{activeSnapshots(databaseSnapshots).length}</span>
                  </th>
                </tr>
                {databaseSnapshots.map((snapshot) => (
                  <SnapshotRow
                    key={snapshot.id}
                    snapshot={snapshot}
                    database={title}
                    isBeingRemoved={isRemovingSample && snapshot.isSample && snapshot.keptUntil === null}
                    onChange={onChange}
                  />
                ))}
              </tbody>
            );
          })}
        </table>
      )}
      <RetentionNote data={data} />
    </Card>
  );
}

interface SnapshotRowProps {
  snapshot: Snapshot;
  /** Title of the database. */
  database: string;
  /** Whether a running task removes the snapshot. */
  isBeingRemoved: boolean;
  onChange: () => void;
}

function SnapshotRow({ snapshot, database, isBeingRemoved, onChange }: SnapshotRowProps) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const { rows, keywords, files, isSample, keptUntil, exports, exportsTotal, expiresOn } = snapshot;
  // Snapshots that contain only keywords have one row per keyword.
  const rowCount = rows > 0 ? rows : keywords;
  const contents = useSnapshotContents(snapshot);
  const [domain] = exportsTotal === 1 ? exports : [];
  return (
    <tr className={keptUntil === null ? undefined : styles.removed}>
      <th scope="row" className={styles.date}>
        {format.day(snapshot.date)}
      </th>
      <td className={styles.holds} title={contents}>
        {domain ? <SiteIcon domain={domain} /> : null} {contents}{' '}
        {isSample ? <Tag tone="quiet">{t('sample')}</Tag> : null}
        {expiresOn === null ? null : (
          <Tag tone="quiet">{t('retention.until', { day: format.day(expiresOn) })}</Tag>
        )}
      </td>
      <td className={styles.rows}>{format.integer(rowCount)}</td>
      <td className={styles.files} title={files.join('\n')}>
        {files.length === 0 ? unknownValue : format.integer(files.length)}
      </td>
      <td className={styles.imported}>
        <ImportNote snapshot={snapshot} />
      </td>
      <td className={styles.acts}>
        <SnapshotAction
          snapshot={snapshot}
          database={database}
          isBeingRemoved={isBeingRemoved}
          onChange={onChange}
        />
      </td>
    </tr>
  );
}

/** Author and time of the import, or the cleanup time of a removed snapshot. */
function ImportNote({
  snapshot: { importedBy, importedAt, isSample, keptUntil, canReturn },
}: {
  snapshot: Snapshot;
}) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  if (keptUntil !== null) {
    return t(canReturn ? 'keptUntil' : 'importedAnew', { time: format.momentTime(keptUntil) });
  }
  if (isSample) return unknownValue;
  const day = importedAt === null ? unknownValue : format.momentDay(importedAt);
  const importer = importedBy ?? t('byCommand');
  return (
    <span title={importedAt === null ? importer : `${importer}, ${format.moment(importedAt)}`}>
      {t('by', { who: importedBy?.replace(/@.*$/, '') ?? importer, day })}
    </span>
  );
}

function SnapshotAction({ snapshot, database, isBeingRemoved, onChange }: SnapshotRowProps) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const [remove, isRemoving] = useMutationWithToast(RemoveSnapshotDocument, t('notRemoved'));
  const [restore, isRestoring] = useMutationWithToast(RestoreSnapshotDocument, t('notRestored'));
  const { id, base, date, keptUntil, canReturn, work } = snapshot;
  const labelParams = { database, date: format.day(date) };
  if (work !== null || isBeingRemoved) return <span role="status">{t(`work.${work ?? 'removing'}`)}</span>;
  if (keptUntil === null) {
    return (
      <button
        type="button"
        className={styles.act}
        disabled={isRemoving}
        aria-label={t('removeOne', labelParams)}
        onClick={() => void remove({ base, date }).then(onChange)}
      >
        {t('remove')}
      </button>
    );
  }
  if (!canReturn) return null;
  return (
    <button
      type="button"
      className={`${styles.act} ${styles.undo}`}
      disabled={isRestoring}
      aria-label={t('undoOne', labelParams)}
      onClick={() => void restore({ id }).then(onChange)}
    >
      {t('undo')}
    </button>
  );
}
