import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxDuplicateLines } from '../../../../server/contract/tools/list-limits.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { sendMultipart } from '../../../graphql/transport/send-multipart.js';
import { useFormat } from '../../../i18n/use-format.js';
import { KeywordResultHeader, KeywordTool, RemountPerReport } from './keyword-tool.js';
import { splitLines, toCsv } from './list-file.js';
import { useListLimit } from './list-limit.js';
import styles from './list-tools.module.css';
import { RemoveDuplicatesDocument, type RemoveDuplicatesQuery } from './list-tools.generated.js';
import { NumberedLines, VirtualRows } from './virtual-rows.js';

const page = 'tool-near-duplicates';

type DeduplicationResult = RemoveDuplicatesQuery['removeDuplicates'];

/** Removes keywords that differ only in word order or word forms. */
export function NearDuplicates() {
  return <RemountPerReport tool={NearDuplicatesTool} />;
}

function NearDuplicatesTool() {
  const { t } = useTranslation('toolsLists');
  return (
    <KeywordTool
      page={page}
      messages={{
        explain: t('doubles.explain'),
        action: t('doubles.action'),
        empty: t('doubles.empty'),
        emptyText: t('doubles.emptyText'),
      }}
      limit={useListLimit(maxDuplicateLines)}
      submitKeywords={async ({ variables, files }) =>
        (await sendMultipart(RemoveDuplicatesDocument, variables, files)).removeDuplicates
      }
      renderResult={(result) => <DeduplicatedKeywords deduplication={result} />}
    />
  );
}

function DeduplicatedKeywords({ deduplication }: { deduplication: DeduplicationResult }) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  const [view, setView] = useState<'excluded' | 'kept'>('excluded');
  const { isCut } = deduplication;
  const remaining = useMemo(() => splitLines(deduplication.kept.lines), [deduplication]);
  const excluded = useMemo(() => excludedRows(deduplication), [deduplication]);
  return (
    <>
      <KeywordResultHeader
        title={t('doubles.found', { count: excluded.length, formatted: format.integer(excluded.length) })}
        summary={t('doubles.left', { count: remaining.length, formatted: format.integer(remaining.length) })}
        readCount={isCut ? remaining.length + excluded.length : undefined}
        text={() => remaining.join('\n')}
        count={remaining.length}
        name={t('doubles.file')}
        from={page}
        files={[
          { extension: 'txt', content: () => remaining.join('\n') },
          {
            extension: 'csv',
            content: () =>
              toCsv([
                [t('doubles.keyword'), t('doubles.volume'), t('doubles.sameAs'), t('doubles.volume')],
                ...remaining.map((keyword) => [keyword, '', '', '']),
                ...excluded.map(({ keyword, volume, duplicateOf, duplicateOfVolume }) => [
                  keyword,
                  volume,
                  duplicateOf,
                  duplicateOfVolume,
                ]),
              ]),
          },
        ]}
      />
      <div className={styles.box}>
        <div className={styles.views}>
          <Segmented
            label={t('doubles.views')}
            value={view}
            onChange={setView}
            options={[
              { value: 'excluded', label: `${t('doubles.excluded')} ${format.integer(excluded.length)}` },
              { value: 'kept', label: `${t('doubles.kept')} ${format.integer(remaining.length)}` },
            ]}
          />
        </div>
        {view === 'kept' ? (
          <NumberedLines label={t('doubles.kept')} lines={remaining} />
        ) : excluded.length === 0 ? (
          <StateMessage title={t('doubles.none')} level={3}>
            {t('doubles.noneText')}
          </StateMessage>
        ) : (
          <ExcludedRows rows={excluded} />
        )}
      </div>
    </>
  );
}

/** A removed keyword and the keyword that it duplicates. */
interface ExcludedRow {
  keyword: string;
  volume: number;
  duplicateOf: string;
  duplicateOfVolume: number;
}

function ExcludedRows({ rows }: { rows: readonly ExcludedRow[] }) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  return (
    <VirtualRows
      label={t('doubles.excluded')}
      count={rows.length}
      header={
        <>
          <span className={styles.cell}>{t('doubles.keyword')}</span>
          <span className={styles.figure}>{t('doubles.volume')}</span>
          <span className={styles.cell}>{t('doubles.sameAs')}</span>
          <span className={styles.figure}>{t('doubles.volume')}</span>
        </>
      }
      renderRow={(index) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <>
            <span className={styles.cell} title={row.keyword}>
              {row.keyword}
            </span>
            <span className={styles.figure}>{format.integer(row.volume || null)}</span>
            <span className={styles.cell} title={row.duplicateOf}>
              {row.duplicateOf}
            </span>
            <span className={styles.figure}>{format.integer(row.duplicateOfVolume || null)}</span>
          </>
        );
      }}
    />
  );
}

function excludedRows({
  excluded,
  sameAs: duplicateOf,
  excludedVolumes,
  sameAsVolumes,
}: DeduplicationResult): ExcludedRow[] {
  const [same, volumes, sameVolumes] = [
    splitLines(duplicateOf),
    excludedVolumes.split(','),
    sameAsVolumes.split(','),
  ];
  return splitLines(excluded.lines).map((keyword, index) => ({
    keyword,
    volume: Number(volumes[index]),
    duplicateOf: same[index] ?? '',
    duplicateOfVolume: Number(sameVolumes[index]),
  }));
}

export { NearDuplicates as Component };
