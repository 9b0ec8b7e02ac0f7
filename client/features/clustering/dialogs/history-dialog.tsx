import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.js';
import { Tag } from '../../../components/ui/tag.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useEditDescription } from '../workbench/use-edit-description.js';
import styles from './dialogs.module.css';
import { useWorkbench } from '../workbench/workbench.js';

/** Edit history of a project, newest first. The latest edits can be undone one by one. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const describeEdit = useEditDescription();
  const { project, edits, undoable, redoable, undo, redo, isSending } = useWorkbench();
  return (
    <Dialog opened onClose={onClose} title={t('history.title')} width={860}>
      {edits.length === 0 ? (
        <p>{t('history.none')}</p>
      ) : (
        <div className={styles.scroll} role="group" tabIndex={0} aria-label={t('history.title')}>
          <table className={styles.history} aria-label={t('history.title')}>
            <thead>
              <tr>
                <th scope="col">{t('history.what')}</th>
                <th scope="col">{t('history.who')}</th>
                <th scope="col">{t('history.when')}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {edits.map((edit) => {
                const editText = describeEdit(edit);
                return (
                  <tr key={edit.revision} data-undone={edit.isUndone || undefined}>
                    <th scope="row">{editText}</th>
                    <td>{edit.who || t('history.nobody')}</td>
                    <td>
                      <time dateTime={edit.at} title={format.moment(edit.at)}>
                        {format.momentDay(edit.at)} {format.momentTime(edit.at)}
                      </time>
                    </td>
                    <td>
                      {edit.isUndone ? <Tag tone="quiet">{t('history.undone')}</Tag> : null}
                      {edit === undoable && project.canEdit ? (
                        <Button
                          size="xs"
                          loading={isSending}
                          onClick={undo}
                          aria-label={`${t('head.undo')}: ${editText}`}
                        >
                          {t('head.undo')}
                        </Button>
                      ) : null}
                      {edit === redoable && project.canEdit ? (
                        <Button
                          size="xs"
                          loading={isSending}
                          onClick={redo}
                          aria-label={`${t('head.redo')}: ${editText}`}
                        >
                          {t('head.redo')}
                        </Button>
                      ) : null}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}
