import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { serpComparisonPage } from '../../../../server/contract/tools/serp-pages.js';
import { topDepths } from '../../../../server/contract/tools/top-depths.js';
import { LimitNotice } from '../../../widgets/limits/lazy-limit-notice.js';
import { getLimitKind } from '../../../widgets/limits/limit-error.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { getPage } from '../../../addresses/catalogue.js';
import { isTooLongForAddress, listFromLocation } from '../../../addresses/tool-input.js';
import { HelpLink } from '../../../components/ui/help-link.js';
import { PageHeader } from '../../../components/ui/page-header.js';
import { DataDates } from '../../../components/ui/data-dates.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { useBaseCode } from '../../../graphql/databases/use-base.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../../i18n/use-format.js';
import { Labelled } from '../../../components/form/labelled.js';
import { RunForm } from '../run-form.js';
import { useSerpComparisonQuery } from '../serp-tools.generated.js';
import { SerpComparisonResult } from './serp-result.js';
import parts from '../serp-results.module.css';

/** Depth if the URL has no parameter. */
const defaultDepth = 10;

/** Comparison parameters from the URL. */
interface ComparisonRequest {
  text: string;
  /** Non-blank lines. */
  keywords: string[];
  depth: number;
}

/** Reads keywords (one per line) and depth from the location. */
function readComparisonAddress({ search, state }: { search: string; state: unknown }): ComparisonRequest {
  const query = new URLSearchParams(search);
  const text = listFromLocation({ search, state }, 'keywords') ?? '';
  const depth = topDepths.find((option) => option === Number(query.get('depth'))) ?? defaultDepth;
  const keywords = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return { text, keywords, depth };
}

/** Query string of a comparison, without default values. */
function writeComparisonAddress(search: string, text: string, depth: number): string {
  const query = new URLSearchParams(search);
  if (isTooLongForAddress(text)) query.delete('keywords');
  else query.set('keywords', text.trim());
  if (depth === defaultDepth) query.delete('depth');
  else query.set('depth', String(depth));
  return query.toString();
}

/** Compares the search results of several keywords. */
export function SerpComparisonPage() {
  const { t } = useTranslation('serpTools');
  const format = useFormat();
  const navigate = useNavigate();
  const location = useLocation();
  const request = readComparisonAddress(location);
  const base = useBaseCode();
  const { viewer } = useViewer();
  const [text, setText] = useState(request.text);
  const [depth, setDepth] = useState(request.depth);
  const { data, error, loading, refetch } = useSerpComparisonQuery({
    variables: { keywords: request.keywords, depth: request.depth, base },
    skip: request.keywords.length === 0,
  });
  const run = (newDepth = depth) => {
    const state = isTooLongForAddress(text) ? { keywords: text } : undefined;
    void navigate({ search: writeComparisonAddress(location.search, text, newDepth) }, { state });
  };
  const result = data?.serpComparison;
  return (
    <div className="wide" aria-busy={loading}>
      <PageHeader
        help={<HelpLink pageId="tool-serp-comparison" />}
        ancestors={[{ label: t('tools'), to: getPage('tools').route }]}
        title={serpComparisonPage.title[format.language]}
        dates={
          <DataDates
            positionsDate={result?.positionsDate}
            positionsRange={result?.positionsRange}
            volumesDate={result?.volumesDate}
          />
        }
      />
      <RunForm
        label={t('comparison.label')}
        kind="keywords"
        text={text}
        onText={setText}
        limit={viewer?.plan.limits.checkTopKeywords}
        getSubmitLabel={(lines) =>
          lines === 0
            ? t('comparison.start')
            : t('comparison.submit', { count: lines, formatted: format.integer(lines) })
        }
        onSubmit={() => run()}
      >
        <Labelled label={t('comparison.depth')}>
          <Segmented
            label={t('comparison.depth')}
            value={String(depth)}
            options={topDepths.map((option) => ({
              value: String(option),
              label: String(option),
              isDisabled: option > Math.max(10, viewer?.plan.limits.deepestPosition ?? 50),
            }))}
            onChange={(value) => {
              setDepth(Number(value));
              // Applies a new depth at once, because the same keywords cost no further request.
              if (result && text === request.text) run(Number(value));
            }}
          />
        </Labelled>
      </RunForm>
      {error && getLimitKind(error) ? (
        <div className="framed">
          <LimitNotice error={error} onAccess={() => void refetch()} />
        </div>
      ) : error && toUserError(error).code === 'KEYWORDS_NOT_FOUND' ? (
        <div className="framed">
          <StateMessage title={toUserError(error).message}>{t('noneText')}</StateMessage>
        </div>
      ) : error ? (
        <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} />
      ) : result ? (
        <SerpComparisonResult
          key={`${request.text}#${request.depth}`}
          comparison={result}
          featureClasses={data.wizardClasses}
          base={base}
        />
      ) : loading ? (
        <SerpSkeleton depth={request.depth} serpCount={request.keywords.length} />
      ) : (
        <div className="framed">
          <StateMessage title={t('comparison.startTitle')}>{t('comparison.startText')}</StateMessage>
        </div>
      )}
    </div>
  );
}

/** Placeholder while the comparison loads. */
function SerpSkeleton({ depth, serpCount }: { depth: number; serpCount: number }) {
  return (
    <div
      className={parts.frame}
      style={{ height: 54 + 32 * Math.min(depth, 20) + 36 }}
      data-tops={serpCount}
      aria-hidden="true"
    />
  );
}

export { SerpComparisonPage as Component };
