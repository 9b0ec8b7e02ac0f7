import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notChecked } from '../../../server/contract/projects/positions.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { useFormat } from '../../i18n/use-format.js';
import { usePrinting } from '../../lib/page/use-printing.js';
import { AddKeywordsDialog } from './add-keywords-dialog.js';
import { KeywordChart } from './keyword-chart.js';
import { KeywordsGrid } from './keywords-grid.js';
import type { Report, ReportRow } from './report-rows.js';
import { type PositionsProjectFragment, RemovePositionsKeywordsDocument } from './positions.generated.js';
import styles from './positions.module.css';
import { TagDialog } from './tag-dialog.js';

interface KeywordsViewProps {
  project: PositionsProjectFragment;
  report: Report;
  onChanged: () => void;
}

/** Keywords of a project by date, with actions on the selected ones. */
export function KeywordsView({ project, report, onChanged }: KeywordsViewProps) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const [checked, setChecked] = useState<number[]>([]);
  const [openDialog, setOpenDialog] = useState<'add' | 'tag'>();
  const [chartedRow, setChartedRow] = useState<ReportRow>();
  const [remove, isBusy] = useMutationWithToast(RemovePositionsKeywordsDocument, t('actions.notRemoved'));
  const [search, setSearch] = useState('');
  const visibleReport = useMemo(() => {
    const text = search.trim().toLowerCase();
    return { ...report, rows: report.rows.filter(({ keyword }) => keyword.includes(text)) };
  }, [report, search]);
  const isPrinting = usePrinting();
  const close = () => setOpenDialog(undefined);
  const removeChecked = async () => {
    if (await remove({ id: project.id, keywords: checked })) onChanged();
  };
  return (
    <>
      <div className={styles.toolbar}>
        {checked.length > 0 ? (
          <>
            <span role="status">
              {t('selected', { count: checked.length, formatted: format.integer(checked.length) })}
            </span>
            <Button onClick={() => setOpenDialog('tag')}>{t('actions.tag')}</Button>
            <Button loading={isBusy} onClick={() => void removeChecked()}>
              {t('actions.remove')}
            </Button>
          </>
        ) : null}
        <TextInput
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <div className={styles.rest}>
          <Button onClick={() => setOpenDialog('add')}>{t('actions.add')}</Button>
        </div>
      </div>
      {isPrinting && search.trim() !== '' ? (
        <p className={styles.printed}>{`${t('search')}: ${search.trim()}`}</p>
      ) : null}
      {report.dates.length === 0 ? (
        <div className="framed" style={{ marginBottom: 8 }}>
          <StateMessage title={t('empty.title')}>
            {t(project.provider ? 'empty.checks' : 'empty.imports')}
          </StateMessage>
        </div>
      ) : null}
      <KeywordsGrid report={visibleReport} onChecked={setChecked} onChart={setChartedRow} />
      <KeywordsWithoutResults report={report} />
      <AddKeywordsDialog
        project={project}
        opened={openDialog === 'add'}
        onClose={close}
        onAdded={onChanged}
      />
      <TagDialog
        project={project.id}
        keywords={checked}
        opened={openDialog === 'tag'}
        onClose={close}
        onTagged={onChanged}
      />
      <KeywordChart report={report} row={chartedRow} onClose={() => setChartedRow(undefined)} />
    </>
  );
}

/** Maximum number of listed keywords. */
const maxListed = 500;

/** Names the keywords that no check and no import of the visible dates covers. The table has only dots for them. */
function KeywordsWithoutResults({ report: { dates, rows } }: { report: Report }) {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const keywords = rows
    .filter(({ positions }) => positions.every((position) => position === notChecked))
    .map(({ keyword }) => keyword);
  if (dates.length === 0 || keywords.length === 0) return null;
  return (
    <details className={styles.withoutResults}>
      <summary>
        {t('withoutResults', { count: keywords.length, formatted: format.integer(keywords.length) })}
      </summary>
      <ul>
        {keywords.slice(0, maxListed).map((keyword) => (
          <li key={keyword}>{keyword}</li>
        ))}
      </ul>
    </details>
  );
}
