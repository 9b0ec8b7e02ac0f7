import { readAddressParameter } from '../../server/contract/reports/report-parameters.js';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeader } from '../components/ui/page-header.js';
import { StateMessage } from '../components/ui/state-message.js';
import { PageTreePage } from '../features/page-tree/page-tree-page.js';
import { ReportPanel } from '../widgets/reports/report-panel.js';
import { changeReportState, parseReportHash, serialiseReportHash } from '../addresses/report-state.js';
import { subjectOfPage } from '../addresses/page-subject.js';
import { getPage } from '../addresses/catalogue.js';
import { useFormat } from '../i18n/use-format.js';

/** Columns that fit next to the tree. The page comes last, because the tree already shows it. */
const defaultColumns = ['word', 'pos', 'delta', 'nw', 'ws', 'wsk', 'url'];

/** Page tree of a domain. The address contains the selected node and the table state. */
export function Component() {
  const { t } = useTranslation('pageTree');
  const { language } = useFormat();
  // A keyword has one row per ranking page, so rows are called positions.
  const rowNoun = useMemo(
    () => (language === 'ru' ? [1, 2, 5] : [1, 2]).map((count) => t('position', { count })),
    [language, t],
  );
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const subject = subjectOfPage(location);
  if (subject?.kind !== 'domain') {
    return (
      <>
        <PageHeader title={getPage('page-tree').title[language]} />
        <StateMessage title={t('missing.title')}>{t('missing.text')}</StateMessage>
      </>
    );
  }
  const { domain } = subject;
  const base = readAddressParameter('base', search);
  const includesDescendants = search.get('includeSubLevels') !== '0';
  const navigateTo = (changes: { path?: string | null; includesDescendants?: boolean }) => {
    const query = new URLSearchParams(search);
    if (changes.path === null) query.delete('url');
    else if (changes.path !== undefined) query.set('url', changes.path);
    if (changes.includesDescendants === true) query.delete('includeSubLevels');
    if (changes.includesDescendants === false) query.set('includeSubLevels', '0');
    // Opens the first page with the current sort order and filter.
    const state = serialiseReportHash(changeReportState(parseReportHash(location.hash), { page: 1 }));
    void navigate({ search: query.toString(), hash: state && `#${state}` }, { preventScrollReset: true });
  };
  return (
    <PageTreePage
      key={`${domain} ${base ?? ''}`}
      domain={domain}
      base={base}
      path={search.get('url') ?? undefined}
      includesDescendants={includesDescendants}
      onChange={navigateTo}
      renderTable={(path, header) => (
        <ReportPanel
          reportId="organic-keywords"
          defaultColumns={defaultColumns}
          rowNoun={rowNoun}
          address={buildAddress(search, path)}
          tableKey={`${domain} ${base ?? ''}`}
          header={header}
          emptyState={
            includesDescendants ? undefined : (
              <StateMessage
                title={t('noOwnPage.title')}
                actions={
                  <Button onClick={() => navigateTo({ includesDescendants: true })}>{t('levels')}</Button>
                }
              >
                {t('noOwnPage.text', { path })}
              </StateMessage>
            )
          }
        />
      )}
    />
  );
}

function buildAddress(search: URLSearchParams, path: string): string {
  const query = new URLSearchParams(search);
  query.set('url', path);
  return query.toString();
}
