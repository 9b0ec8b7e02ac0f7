import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normaliseKeyword } from '../../../../server/contract/formatting/normalise-keyword.js';
import { splitNegativeKeywords } from '../../../../server/contract/reports/negative-keywords.js';
import { maxBlacklistTemplates } from '../../../../server/contract/projects/clustering.js';
import { LineArea } from '../../../widgets/lines/line-area.js';
import { useCountedLines } from '../../../widgets/lines/use-counted-lines.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useFolderActions } from '../workbench/use-folder-actions.js';
import styles from './dialogs.module.css';
import { useWorkbench } from '../workbench/workbench.js';

/** Edits the templates of keywords that the project excludes. */
export function BlacklistDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const { project } = useWorkbench();
  const { setBlacklist } = useFolderActions();
  const [text, setText] = useState(project.blacklist.join('\n'));
  const lineCounts = useCountedLines(text);
  const templates = splitNegativeKeywords([text]);
  const lines = new Set(templates.map((template) => normaliseKeyword(template))).size;
  const isTooLong = lines > maxBlacklistTemplates;
  const save = () => {
    onClose();
    void setBlacklist(templates);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('blacklist.title')}
      width={640}
      footer={
        <>
          <Button size="md" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="md" variant="filled" disabled={isTooLong || !project.canEdit} onClick={save}>
            {t('blacklist.save')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('blacklist.text')}</p>
      <LineArea
        label={t('blacklist.lines')}
        text={text}
        counts={lineCounts}
        onChange={setText}
        placeholder={t('blacklist.sample')}
        error={isTooLong ? t('blacklist.tooMany', { max: maxBlacklistTemplates }) : undefined}
      />
      <p className={styles.hint} role="status">
        {t('blacklist.counted', { formatted: format.integer(lines), max: maxBlacklistTemplates })}
      </p>
    </Dialog>
  );
}
