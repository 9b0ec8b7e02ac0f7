import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { mostDoubleLines } from '../../../../server/contract/tools/list-limits.js';
import { countedAgainstLimit, LineCount } from '../../../components/lines/line-count.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { sendMultipart } from '../../../graphql/send-multipart.js';
import { useBaseCode } from '../../../graphql/use-base.js';
import { useFormat } from '../../../i18n/use-format.js';
import { askedKeywords } from './asked-keywords.js';
import { KeywordInput, useGivenKeywords } from './keyword-input.js';
import { linesIn, tableText } from './list-file.js';
import { useListLimit } from './list-limit.js';
import styles from './list-tools.module.css';
import { ClearDoublesDocument, type ClearDoublesQuery } from './list-tools.generated.js';
import { ResultActs } from './result-acts.js';
import { ToolFrame } from './tool-frame.js';
import { useWork } from './use-work.js';
import { NumberedLines, VirtualRows } from './virtual-rows.js';

type Cleared = ClearDoublesQuery['clearDoubles'];

/** Keywords without those that say the same in another order or form. */
export function NearDuplicates() {
  const { hash } = useLocation();
  // Another report is another piece of work.
  return <NearDuplicatesTool key={hash} />;
}

function NearDuplicatesTool() {
  const { t } = useTranslation('toolsLists');
  const base = useBaseCode();
  const given = useGivenKeywords();
  const { counted, source, text } = given;
  const limit = useListLimit(mostDoubleLines);
  const lines = countedAgainstLimit(counted, true);
  const work = useWork(async () => {
    const { variables, files } = askedKeywords(source, text, base);
    return (await sendMultipart(ClearDoublesDocument, variables, files)).clearDoubles;
  });
  const { run } = work;
  const sourceKey = source && JSON.stringify(source);
  useEffect(() => {
    // A report is there as soon as the page is opened with it.
    if (sourceKey !== undefined) void run();
  }, [sourceKey]);
  return (
    <ToolFrame
      page="tool-near-duplicates"
      explain={t('doubles.explain')}
      work={work}
      input={
        <div className={styles.input}>
          <KeywordInput given={given} />
        </div>
      }
      counts={source ? null : <LineCount counted={counted} limit={limit} countsRepeated />}
      action={t('doubles.action')}
      isOff={!source && (lines === 0 || lines > limit)}
      empty={<StateMessage title={t('doubles.empty')}>{t('doubles.emptyText')}</StateMessage>}
      result={(answer) => <ClearedKeywords cleared={answer} />}
    />
  );
}

function ClearedKeywords({ cleared }: { cleared: Cleared }) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  const [view, setView] = useState<'excluded' | 'kept'>('excluded');
  const { isCut } = cleared;
  const kept = useMemo(() => linesIn(cleared.kept.lines), [cleared]);
  const excluded = useMemo(() => excludedRows(cleared), [cleared]);
  return (
    <>
      <div className={styles.resultHead}>
        <h2>{t('doubles.found', { count: excluded.length, shown: format.integer(excluded.length) })}</h2>
        <span className={styles.facts}>
          {t('doubles.left', { count: kept.length, shown: format.integer(kept.length) })}
          {isCut ? ` · ${t('source.cut', { shown: format.integer(kept.length + excluded.length) })}` : null}
        </span>
        <ResultActs
          text={() => kept.join('\n')}
          count={kept.length}
          name={t('doubles.file')}
          from="tool-near-duplicates"
          files={[
            { ending: 'txt', content: () => kept.join('\n') },
            {
              ending: 'csv',
              content: () =>
                tableText([
                  [t('doubles.keyword'), t('doubles.volume'), t('doubles.sameAs'), t('doubles.volume')],
                  ...kept.map((keyword) => [keyword, '', '', '']),
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
      </div>
      <div className={styles.box}>
        <div className={styles.views}>
          <Segmented
            label={t('doubles.views')}
            value={view}
            onChange={setView}
            options={[
              { value: 'excluded', label: `${t('doubles.excluded')} ${format.integer(excluded.length)}` },
              { value: 'kept', label: `${t('doubles.kept')} ${format.integer(kept.length)}` },
            ]}
          />
        </div>
        {view === 'kept' ? (
          <NumberedLines label={t('doubles.kept')} lines={kept} />
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
      head={
        <>
          <span className={styles.cell}>{t('doubles.keyword')}</span>
          <span className={styles.figure}>{t('doubles.volume')}</span>
          <span className={styles.cell}>{t('doubles.sameAs')}</span>
          <span className={styles.figure}>{t('doubles.volume')}</span>
        </>
      }
      row={(place) => {
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
