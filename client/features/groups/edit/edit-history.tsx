import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { SkeletonRows } from '../../../components/ui/skeleton.js';
import { Tag } from '../../../components/ui/tag.js';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';
import { useFormat } from '../../../i18n/use-format.js';
import type { GroupReportFragment } from '../../../graphql/group-report.generated.js';
import { refetchAll } from '../../../graphql/transport/refetch-all.js';
import styles from './edit.module.css';
import {
  type GroupEditFragment,
  UndoGroupEditDocument,
  useGroupEditsQuery,
} from './group-edits.generated.js';

interface EditHistoryProps {
  group: GroupReportFragment;
  opened: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Edit history of a group report, newest first. The latest edits can be undone one by one. */
export function EditHistory({ group, opened, onClose, onChanged }: EditHistoryProps) {
  const { t } = useTranslation('groups');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('history.title')} width={860}>
      {/* A rebuild changes which edits can be undone. */}
      {opened ? <Edits key={group.state} group={group} onChanged={onChanged} /> : null}
    </Dialog>
  );
}

function Edits({ group, onChanged }: Pick<EditHistoryProps, 'group' | 'onChanged'>) {
  const { rid, keyModify } = group;
  const { t } = useTranslation('groups');
  const { data, error, refetch } = useGroupEditsQuery({ variables: { rid }, fetchPolicy: 'network-only' });
  const [undo, isBusy] = useMutationWithToast(UndoGroupEditDocument, t('history.notUndone'));
  const undoEdit = async (id: string) => {
    const result = await undo({ rid, id });
    await refetchAll(refetch());
    if (result) onChanged();
  };
  if (error) return <ErrorBanner title={t('history.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} height={34} />;
  if (data.groupEdits.length === 0) return <p>{t('history.none')}</p>;
  return (
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('history.title')}>
      <table className={styles.history} aria-label={t('history.title')}>
        <thead>
          <tr>
            {(['what', 'organic', 'context', 'who', 'when'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={column === 'who' || column === 'when' ? styles.wide : undefined}
                data-number={column === 'organic' || column === 'context'}
              >
                {t(`history.column.${column}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {data.groupEdits.map((edit) => (
            <EditRow
              key={edit.id}
              edit={keyModify ? edit : { ...edit, canUndo: false }}
              isBusy={isBusy}
              onUndo={() => void undoEdit(edit.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EditRow({ edit, isBusy, onUndo }: { edit: GroupEditFragment; isBusy: boolean; onUndo: () => void }) {
  const { t } = useTranslation(['groups', 'frame']);
  const format = useFormat();
  const { action, by, organic, context, who, at, isUndone, canUndo } = edit;
  const directionSign = action === 'import' ? '+' : '−';
  const countText = (count: number) => (count === 0 ? '0' : directionSign + format.integer(count));
  const editText = t(`history.${action}`, { source: t(`edit.source.${by}`).toLowerCase() });
  return (
    <tr>
      <th scope="row">
        {editText}
        <span className={styles.narrow}>
          {who || t('history.nobody')}
          <br />
          {format.momentDay(at)} {format.momentTime(at)}
        </span>
      </th>
      <td data-number>{countText(organic)}</td>
      <td data-number>{countText(context)}</td>
      <td className={styles.wide}>{who || t('history.nobody')}</td>
      <td className={styles.wide}>
        <time dateTime={at} title={format.moment(at)}>
          {format.momentDay(at)} {format.momentTime(at)}
        </time>
      </td>
      <td>
        {isUndone ? <Tag tone="quiet">{t('history.undone')}</Tag> : null}
        {canUndo ? (
          <Button size="xs" loading={isBusy} onClick={onUndo} aria-label={`${t('frame:undo')}: ${editText}`}>
            {t('frame:undo')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
