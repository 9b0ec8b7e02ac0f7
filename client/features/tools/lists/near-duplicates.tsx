import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxDuplicateLines } from '../../../../server/contract/tools/list-limits.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { sendMultipart } from '../../../graphql/send-multipart.js';
import { useFormat } from '../../../i18n/use-format.js';
import { KeywordResultHead, KeywordTool, PerReport } from './keyword-tool.js';
import { linesIn, tableText } from './list-file.js';
import { useListLimit } from './list-limit.js';
import styles from './list-tools.module.css';
import { RemoveDuplicatesDocument, type RemoveDuplicatesQuery } from './list-tools.generated.js';
import { NumberedLines, VirtualRows } from './virtual-rows.js';

const page = 'tool-near-duplicates';

type Cleared = RemoveDuplicatesQuery['removeDuplicates'];

/** Keywords without those that say the same in another order or form. */
export function NearDuplicates() {
  return <PerReport tool={NearDuplicatesTool} />;
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
      ask={async ({ variables, files }) =>
        (await sendMultipart(RemoveDuplicatesDocument, variables, files)).removeDuplicates
      }
      result={(result) => <ClearedKeywords cleared={result} />}
    />
  );
}

function ClearedKeywords({ cleared }: { cleared: Cleared }) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  const [view, setView] = useState<'excluded' | 'kept'>('excluded');
  const { isCut } = cleared;
  const saved = useMemo(() => linesIn(cleared.kept.lines), [cleared]);
  const excluded = useMemo(() => excludedRows(cleared), [cleared]);
  return (
    <>
      <KeywordResultHead
        title={t('doubles.found', { count: excluded.length, formatted: format.integer(excluded.length) })}
        facts={t('doubles.left', { count: saved.length, formatted: format.integer(saved.length) })}
        readOnly={isCut ? saved.length + excluded.length : undefined}
        text={() => saved.join('\n')}
        count={saved.length}
        name={t('doubles.file')}
        from={page}
        files={[
          { ending: 'txt', content: () => saved.join('\n') },
          {
            ending: 'csv',
            content: () =>
              tableText([
                [t('doubles.keyword'), t('doubles.volume'), t('doubles.sameAs'), t('doubles.volume')],
                ...saved.map((keyword) => [keyword, '', '', '']),
                ...excluded.map(({ keyword, volume, sameAs, sameAsVolume }) => [
                  keyword,
                  volume,
                  sameAs,
                  sameAsVolume,
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
              { value: 'kept', label: `${t('doubles.kept')} ${format.integer(saved.length)}` },
            ]}
          />
        </div>
        {view === 'kept' ? (
          <NumberedLines label={t('doubles.kept')} lines={saved} />
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

/** A cleared keyword, and why. */
interface ExcludedRow {
  keyword: string;
  volume: number;
  sameAs: string;
  sameAsVolume: number;
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
      renderRow={(place) => {
        const row = rows[place];
        if (!row) return null;
        return (
          <>
            <span className={styles.cell} title={row.keyword}>
              {row.keyword}
            </span>
            <span className={styles.figure}>{format.integer(row.volume || null)}</span>
            <span className={styles.cell} title={row.sameAs}>
              {row.sameAs}
            </span>
            <span className={styles.figure}>{format.integer(row.sameAsVolume || null)}</span>
          </>
        );
      }}
    />
  );
}

function excludedRows({ excluded, sameAs, excludedVolumes, sameAsVolumes }: Cleared): ExcludedRow[] {
  const [same, volumes, sameVolumes] = [
    linesIn(sameAs),
    excludedVolumes.split(','),
    sameAsVolumes.split(','),
  ];
  return linesIn(excluded.lines).map((keyword, at) => ({
    keyword,
    volume: Number(volumes[at]),
    sameAs: same[at] ?? '',
    sameAsVolume: Number(sameVolumes[at]),
  }));
}
