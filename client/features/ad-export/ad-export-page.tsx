import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useAdExportPreviewQuery } from './ad-export.generated.js';
import type { SearchEngine } from '../../../server/contract/reports/search-engine.js';
import { reportQueryFromLocation, splitReportQuery } from '../../addresses/keyword-search-query.js';
import { reportPath } from '../../addresses/report-path.js';
import { isTooLongForAddress } from '../../addresses/tool-input.js';
import { submitForm } from '../../lib/files/submit-form.js';
import { LimitNotice } from '../../widgets/limits/lazy-limit-notice.js';
import { getLimitKind } from '../../widgets/limits/limit-error.js';
import styles from './ad-export.module.css';
import { ExportForm } from './export-form.js';
import {
  type ExportOptions,
  exportFileParameters,
  exportFilePath,
  listOptions,
  negativeKeywordLines,
  readOptions,
} from './export-options.js';
import { ExportPreview, excludesAllKeywords, type Preview } from './export-preview.js';
import { getPage } from '../../addresses/catalogue.js';
import { useFormat } from '../../i18n/use-format.js';
import { Card } from '../../components/ui/card.js';

interface AdExportPageProps {
  /** Unicode host. */
  domain: string;
  /** Database code, if the URL contains one. */
  base?: string;
  engine: SearchEngine;
  /** Rendered if the database does not contain the domain. */
  notFound: ReactNode;
}

const typingDebounceMs = 400;

/** Exports the ads of a domain for an advertising tool: options and a preview of the file. */
export function AdExportPage({ domain, base, engine, notFound }: AdExportPageProps) {
  const { t } = useTranslation('adExport');
  const { language } = useFormat();
  const location = useLocation();
  const navigate = useNavigate();
  const options = readOptions(reportQueryFromLocation(location, listOptions), domain, engine);
  const [{ minus, ...previewOptions }] = useDebouncedValue(options, typingDebounceMs);
  const { data, previousData, error, loading, refetch } = useAdExportPreviewQuery({
    variables: { domain, base, ...previewOptions, minus: negativeKeywordLines(minus) },
  });
  const preview = (data ?? previousData)?.adExportPreview;
  const isLimitError = getLimitKind(error) !== undefined;
  const updateOptions = (changes: Partial<ExportOptions>) => {
    // React Router updates its location asynchronously and stores the state as `usr`. Reading the location of the
    // browser keeps a second change from dropping the first.
    const { usr: state } = (window.history.state ?? {}) as { usr?: unknown };
    const query = reportQueryFromLocation({ search: window.location.search, state }, listOptions);
    for (const [name, value] of Object.entries(changes)) query.set(name, value);
    const next = splitReportQuery(query, listOptions);
    void navigate({ search: next.search }, { state: next.state, replace: true });
  };
  if (error && toUserError(error).code === 'DOMAIN_NOT_FOUND') return notFound;
  return (
    <div className={styles.page} aria-busy={loading}>
      <PageHeader
        help={<HelpLink pageId="ad-export" />}
        ancestors={[{ label: domain, to: reportPath('domain-summary', { domain }, base) }]}
        title={getPage('ad-export').title[language]}
        siteDomain={domain}
        actions={
          preview && preview.lines > 0 && !excludesAllKeywords(preview) && !error ? (
            <DownloadButton domain={domain} base={base} options={options} />
          ) : null
        }
      />
      {error && isLimitError ? (
        <div className="framed">
          <LimitNotice error={error} onAccess={() => void refetch()} />
        </div>
      ) : (
        <>
          {preview?.lines === 0 ? null : <ExportForm options={options} onChange={updateOptions} />}
          {error ? <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} /> : null}
          <ExportPreview domain={domain} preview={preview} isStale={loading} />
          {preview && preview.lines > 0 ? <ExportRules type={options.type} preview={preview} /> : null}
        </>
      )}
    </div>
  );
}

/** Downloads the file by link, or by form if the negative keywords do not fit into an address. */
function DownloadButton({
  domain,
  base,
  options,
}: Pick<AdExportPageProps, 'domain' | 'base'> & { options: ExportOptions }) {
  const { t } = useTranslation('adExport');
  const parameters = exportFileParameters(domain, base, options);
  const look = { variant: 'filled', leftSection: <IconDownload aria-hidden="true" /> } as const;
  const label = t('download', { ending: options.type === 'google' ? 'CSV' : 'TSV' });
  return isTooLongForAddress(options.minus) ? (
    <Button {...look} onClick={() => submitForm(exportFilePath, parameters)}>
      {label}
    </Button>
  ) : (
    <Button {...look} component="a" href={`${exportFilePath}?${parameters.toString()}`} download>
      {label}
    </Button>
  );
}

/** Limits of the advertising tool, and how the export handles texts that exceed them. */
function ExportRules({ type, preview }: { type: ExportOptions['type']; preview: Preview }) {
  const { t } = useTranslation('adExport');
  const format = useFormat();
  return (
    <Card title={t('rules')} padded>
      <ul className={styles.rules}>
        <li>{t('ruleTitles', { length: preview.titleLength })}</li>
        <li>{t('ruleTexts', { length: preview.textLength })}</li>
        {type === 'google' ? <li>{t('ruleLeastGoogle')}</li> : <li>{t('ruleCombined')}</li>}
        <li>
          {t('ruleKeywords', { words: preview.keywordWords, formatted: format.integer(preview.tooLong) })}
        </li>
        <li>{t('ruleGroup', { ads: preview.adsInGroup })}</li>
        <li>{t('ruleLinks')}</li>
        {type === 'google' ? <li>{t('rulePaused')}</li> : null}
      </ul>
    </Card>
  );
}
