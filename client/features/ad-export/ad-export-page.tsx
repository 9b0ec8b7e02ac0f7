import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useAdExportPreviewQuery } from './ad-export.generated.js';
import type { SearchEngine } from '../../../server/contract/reports/search-engine.js';
import { reportPath } from '../../addresses/report-path.js';
import { LimitNotice } from '../../widgets/limits/lazy-limit-notice.js';
import { getLimitKind } from '../../widgets/limits/limit-error.js';
import styles from './ad-export.module.css';
import { ExportForm } from './export-form.js';
import { type ExportOptions, exportFileUrl, negativeKeywordLines, readOptions } from './export-options.js';
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
  const [search, setSearch] = useSearchParams();
  const options = readOptions(search, domain, engine);
  const [{ minus, ...previewOptions }] = useDebouncedValue(options, typingDebounceMs);
  const { data, previousData, error, loading, refetch } = useAdExportPreviewQuery({
    variables: { domain, base, ...previewOptions, minus: negativeKeywordLines(minus) },
  });
  const preview = (data ?? previousData)?.adExportPreview;
  const isLimitError = getLimitKind(error) !== undefined;
  const updateOptions = (changes: Partial<ExportOptions>) => {
    // React Router updates `search` asynchronously. Reading the location keeps a second change from dropping the
    // first.
    const nextSearch = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) nextSearch.set(name, value);
    setSearch(nextSearch, { replace: true });
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
            <Button
              component="a"
              href={exportFileUrl(domain, base, options)}
              download
              variant="filled"
              leftSection={<IconDownload aria-hidden="true" />}
            >
              {t('download', { ending: options.type === 'google' ? 'CSV' : 'TSV' })}
            </Button>
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
