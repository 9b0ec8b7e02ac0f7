import { requestErrorMessage } from '../../../graphql/transport/request-error-message.js';
import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../components/ui/segmented.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useFormat } from '../../../i18n/use-format.js';
import { saveFile } from '../../../lib/files/save-file.js';
import { fetchFile } from '../../../lib/files/fetch-file.js';
import { createCsvFile, toTabSeparated } from '../delimited-file.js';
import type { SerpComparisonQuery } from '../serp-tools.generated.js';
import { type MatchBy, sharedResults, comparisonTable } from '../shared-serp.js';
import { DomainList } from './domain-list.js';
import { SelectionToolbar } from './selection-toolbar.js';
import { SerpColumns } from './serp-columns.js';
import parts from '../serp-results.module.css';
import styles from './serp-comparison.module.css';

interface SerpComparisonResultProps {
  comparison: SerpComparisonQuery['serpComparison'];
  featureClasses: SerpComparisonQuery['wizardClasses'];
  base: string | undefined;
}

/** Search results side by side, their shared domains or pages, and actions on the selected ones. */
export function SerpComparisonResult({ comparison, featureClasses, base }: SerpComparisonResultProps) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const { tops: serps, depth, unknown } = comparison;
  const [matchBy, setMatchBy] = useState<MatchBy>('domain');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [hovered, setHovered] = useState<string>();
  const shared = useMemo(() => sharedResults(serps, matchBy), [serps, matchBy]);
  const domains = useMemo(() => sharedResults(serps, 'domain'), [serps]);
  const toggleMark = (key: string) =>
    setMarked(marked.includes(key) ? marked.filter((markedKey) => markedKey !== key) : [...marked, key]);
  const resultCount = serps.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <section>
      <div className={`${parts.bar} ${styles.bar}`}>
        <h2 className={styles.title}>
          {t('comparison.title', {
            count: serps.length,
            formatted: format.integer(serps.length),
            depth,
          })}
        </h2>
        <span className={styles.facts}>
          {t('comparison.facts', {
            results: format.integer(resultCount),
            domains: format.integer(domains.length),
            shared: format.integer(domains.filter((markedKey) => markedKey.serpCount > 1).length),
          })}
        </span>
        <span className={styles.actions}>
          <span className={styles.together}>
            <span className={styles.label}>{t('comparison.mark')}</span>
            <Segmented
              label={t('comparison.mark')}
              value={matchBy}
              options={[
                { value: 'domain', label: t('comparison.byDomain') },
                { value: 'page', label: t('comparison.byPage') },
              ]}
              onChange={(value) => {
                setMatchBy(value);
                setMarked([]);
              }}
            />
          </span>
          <span className={styles.together}>
            <ExportActions comparison={comparison} base={base} />
          </span>
        </span>
      </div>
      {unknown.length > 0 ? (
        <p className={styles.unknown}>{t('comparison.unknown', { keywords: unknown.join(', ') })}</p>
      ) : null}
      <div className={`${parts.frame} ${styles.frame}`}>
        <div className={styles.both}>
          <DomainList
            shared={shared}
            matchBy={matchBy}
            marked={marked}
            onMark={toggleMark}
            hovered={hovered}
            onHover={setHovered}
          />
          <SerpColumns
            serps={serps}
            depth={depth}
            matchBy={matchBy}
            shared={shared}
            marked={marked}
            onMark={toggleMark}
            hovered={hovered}
            onHover={setHovered}
            featureClasses={featureClasses}
            base={base}
          />
        </div>
        {marked.length > 0 ? (
          <SelectionToolbar
            shared={shared}
            domains={domains}
            marked={marked}
            onMark={toggleMark}
            serpCount={serps.length}
            base={base}
          />
        ) : null}
      </div>
      <p className={parts.legend}>{t('comparison.legend')}</p>
    </section>
  );
}

/** Exports the comparison to the clipboard, CSV or XLSX within the plan limits. */
function ExportActions({ comparison, base }: Pick<SerpComparisonResultProps, 'comparison' | 'base'>) {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const { warn } = useToasts();
  const [copied, setCopied] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const names = ['keyword', 'ws', 'pos', 'domain', 'url', 'domainTops', 'pageTops'] as const;
  const lines = () =>
    comparisonTable(
      comparison.tops,
      names.map((name) => t(`comparison.columns.${name}`)),
    );
  const rows = comparison.exportRows;
  const name = `serp-comparison ${comparison.positionsDate ?? ''}`.trim();
  const downloadWorkbook = async () => {
    setBusy(true);
    const body = { list: comparison.tops.map(({ keyword }) => keyword), depth: comparison.depth, base };
    try {
      saveFile(await (await fetchFile('/tools/check-top/xlsx', body)).blob(), `${name}.xlsx`);
    } catch (error) {
      warn(t('failed'), requestErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        leftSection={<IconCopy size={16} aria-hidden="true" />}
        disabled={!comparison.copyAllowed}
        onClick={() =>
          void navigator.clipboard.writeText(toTabSeparated(lines())).then(() => setCopied(true))
        }
      >
        {t(copied ? 'comparison.copied' : 'comparison.copy')}
      </Button>
      <Button
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        onClick={() =>
          saveFile(
            createCsvFile(rows === null ? lines() : lines().slice(0, rows + 1), format.language),
            `${name}.csv`,
          )
        }
      >
        {t('comparison.export')}
      </Button>
      <Button
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        loading={isBusy}
        onClick={() => void downloadWorkbook()}
      >
        XLSX
      </Button>
    </>
  );
}
