import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { LoadingBar } from '../../../components/ui/loading-bar.js';
import { SkeletonRows } from '../../../components/ui/skeleton.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type ClusteringPreviewQuery, useClusteringPreviewQuery } from '../clustering.generated.js';
import styles from './run.module.css';
import { toSettingsInput, type SettingsDraft } from './settings-draft.js';

interface StrengthPreviewProps {
  uid: string;
  draft: SettingsDraft;
  onStrength: (strength: number) => void;
}

/** Debounce time before the preview query. */
const debounceMs = 400;

/** Previews the result for every strength. A click selects one. */
export function StrengthPreview({ uid, draft, onStrength }: StrengthPreviewProps) {
  const { t } = useTranslation('clustering');
  // The preview covers every strength, so the selected one stays out of the query variables.
  const settingsJson = JSON.stringify({ ...toSettingsInput({ ...draft, isPercent: false }), strength: 1 });
  const [debouncedSettings] = useDebouncedValue(settingsJson, debounceMs);
  const { data, previousData, loading, error, refetch } = useClusteringPreviewQuery({
    variables: { uid, settings: JSON.parse(debouncedSettings) as ReturnType<typeof toSettingsInput> },
    fetchPolicy: 'no-cache',
  });
  const steps = (data ?? previousData)?.clusteringPreview;
  if (error && !data) {
    return <ErrorBanner title={t('preview.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!steps) return <SkeletonRows rows={10} height={26} />;
  return (
    <PreviewTable
      steps={steps}
      strength={draft.strength}
      isLoading={loading || settingsJson !== debouncedSettings}
      onStrength={onStrength}
    />
  );
}

interface PreviewTableProps {
  steps: ClusteringPreviewQuery['clusteringPreview'];
  strength: number;
  isLoading: boolean;
  onStrength: (strength: number) => void;
}

function PreviewTable({ steps, strength, isLoading, onStrength }: PreviewTableProps) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>('[data-chosen]');
    const container = scroller.current;
    if (!row || !container) return;
    const rowTop = row.offsetTop - headerHeightPx;
    if (
      rowTop < container.scrollTop ||
      row.offsetTop + row.offsetHeight > container.scrollTop + container.clientHeight
    ) {
      container.scrollTop = rowTop - container.clientHeight / 3;
    }
  }, [strength, steps]);
  const first = steps[0];
  const keywordTotal = (first?.clustered ?? 0) + (first?.singles ?? 0);
  return (
    <div
      ref={scroller}
      className={styles.preview}
      data-loading={isLoading || undefined}
      role="group"
      tabIndex={0}
      aria-label={t('preview.label')}
      aria-busy={isLoading}
    >
      {isLoading ? <LoadingBar position="head" /> : null}
      <table aria-label={t('preview.label')}>
        <thead>
          <tr>
            {(['strength', 'clusters', 'clustered', 'singles', 'meanOverlap', 'largest'] as const).map(
              (column) => (
                <th key={column} scope="col" title={t(`preview.hint.${column}`)}>
                  {t(`preview.${column}`)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr
              key={step.strength}
              data-chosen={step.strength === strength || undefined}
              onClick={() => onStrength(step.strength)}
            >
              <th scope="row">
                <button type="button" aria-pressed={step.strength === strength}>
                  {format.integer(step.strength)}
                </button>
              </th>
              <td>{format.integer(step.clusters)}</td>
              <td>
                <span className={styles.share}>
                  <span aria-hidden="true" className={styles.track}>
                    <span
                      style={{ width: `${keywordTotal === 0 ? 0 : (step.clustered / keywordTotal) * 100}%` }}
                    />
                  </span>
                  <span>{format.integer(step.clustered)}</span>
                </span>
              </td>
              <td>{format.integer(step.singles)}</td>
              <td>{step.clusters === 0 ? '–' : format.decimal(step.meanOverlap, 1)}</td>
              <td>{format.integer(step.largest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const headerHeightPx = 30;
