import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type CSSProperties, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation, Trans } from 'react-i18next';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { DataDates } from '../../components/ui/data-dates.js';
import { OutdatedPositions } from '../../components/ui/outdated-positions.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { fillWindow } from '../../lib/page/fill-window.js';
import { reportPath } from '../../addresses/report-path.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { NodeHeader } from './node-header.js';
import styles from './page-tree-page.module.css';
import { TreePane } from './tree-pane.js';
import { nodeAt, pathOf, type PageTree } from './tree-model.js';
import { TreeError } from './tree-error.js';
import { type LoadedTree, usePageTree } from './use-page-tree.js';
import { useTreeSettings } from './use-tree-settings.js';
import { getPage } from '../../addresses/catalogue.js';
import { useFormat } from '../../i18n/use-format.js';
import { countColumns } from './count-columns.js';
import type { TreeSettings } from './tree-settings.js';
import { Link } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.js';
import { paths } from '../../addresses/paths.js';

/** Pane width in px that fits three of the widest counts, and the width of these counts. */
const defaultWidth = { side: 420, counts: 162 };
const gapPx = 4;

/** Pane width in px. It grows with the number of counts so that names stay readable. */
function treeWidth(tree: PageTree, settings: TreeSettings, includesDescendants: boolean): number {
  const countsWidth = countColumns(tree, settings, includesDescendants).reduce(
    (sum, { width }) => sum + width + gapPx,
    0,
  );
  return defaultWidth.side + Math.max(0, countsWidth - defaultWidth.counts);
}

const SettingsDialog = lazy(async () => ({
  default: (await import('./settings-dialog.js')).SettingsDialog,
}));
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.js')).ExportDialog }));

/** State of the page in the URL. */
interface TreeAddress {
  /** Unicode host name. */
  domain: string;
  /** Database code from the URL. */
  base?: string;
  /** Path of the selected node; undefined without a selection. */
  path?: string;
  /** Whether keywords of descendant pages are included. */
  includesDescendants: boolean;
}

interface PageTreePageProps extends TreeAddress {
  /** A null path clears the selection. */
  onChange: (change: { path?: string | null; includesDescendants?: boolean }) => void;
  /** Renders the keyword table of a path, with `renderHeader` above it. */
  renderTable: (path: string, renderHeader: (actions: ReactNode) => ReactNode) => ReactNode;
}

/** Page tree of a domain with the keyword table of the selected page. */
export function PageTreePage(props: PageTreePageProps) {
  const { domain, base } = props;
  const { language } = useFormat();
  const { viewer, isWaiting } = useViewer();
  const viewerKey = viewer ? `${viewer.account?.id ?? 'guest'} ${viewer.plan.id}` : '';
  const { loaded, error, retry } = usePageTree(domain, base, viewerKey, isWaiting);
  return (
    <div className={styles.page} ref={fillWindow}>
      <PageHeader
        help={<HelpLink pageId="page-tree" />}
        ancestors={[{ label: domain, to: reportPath('domain-summary', { domain }, base) }]}
        title={getPage('page-tree').title[language]}
        siteDomain={domain}
        dates={
          <DataDates
            positionsDate={loaded?.positionsDate}
            positionsRange={loaded?.positionsRange}
            volumesDate={loaded?.volumesDate}
          />
        }
        actions={loaded ? <ExportButton domain={domain} base={base} /> : null}
      />
      {error ? <TreeError domain={domain} error={error} isTreeMissing={!loaded} onRetry={retry} /> : null}
      {loaded ? <OutdatedPositions {...loaded} hasSpaceBelow /> : null}
      {loaded ? <TruncationNotice {...loaded} /> : null}
      {loaded ? <LoadedPage {...props} loaded={loaded} /> : error ? null : <TreeSkeleton />}
    </div>
  );
}

function LoadedPage({
  domain,
  path,
  includesDescendants,
  onChange,
  renderTable,
  loaded: { tree, keywords, pages, shownPages, pagesTogether, hasVolumes },
}: PageTreePageProps & { loaded: LoadedTree }) {
  const { settings, save, isWaiting } = useTreeSettings();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const selected = path === undefined ? 0 : nodeAt(tree, path);
  const select = (node: number) => onChange({ path: pathOf(tree, node) });
  if (isWaiting) return <TreeSkeleton />;
  return (
    <div
      className={styles.both}
      style={{ '--tree-width': `${treeWidth(tree, settings, includesDescendants)}px` } as CSSProperties}
      data-step={path === undefined ? 'tree' : 'table'}
    >
      <TreePane
        tree={tree}
        keywords={pages === shownPages ? keywords : undefined}
        pagesTogether={pagesTogether}
        hasVolumes={hasVolumes}
        domain={domain}
        settings={settings}
        selected={selected}
        includesDescendants={includesDescendants}
        onIncludeDescendants={(next) => onChange({ includesDescendants: next })}
        onSelect={select}
        onSettings={() => setSettingsOpen(true)}
      />
      <div className={styles.right}>
        {/* Loading the table must not unmount the tree, which may have the keyboard focus. */}
        <Suspense fallback={<SkeletonRows rows={24} height={30} />}>
          {renderTable(pathOf(tree, selected), (actions) => (
            <NodeHeader
              tree={tree}
              domain={domain}
              node={selected}
              actions={actions}
              onSelect={select}
              onBack={() => onChange({ path: null })}
            />
          ))}
        </Suspense>
      </div>
      {isSettingsOpen ? (
        <Suspense>
          <SettingsDialog settings={settings} onSave={save} onClose={() => setSettingsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function ExportButton({ domain, base }: Pick<TreeAddress, 'domain' | 'base'>) {
  const { t } = useTranslation('pageTree');
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button leftSection={<IconDownload aria-hidden="true" />} onClick={() => open(true)}>
        {t('export')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ExportDialog domain={domain} base={base} onClose={() => open(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function TreeSkeleton() {
  const { t } = useTranslation('pageTree');
  return (
    <div className={styles.both} role="status" aria-busy="true" aria-label={t('loading')}>
      <div className={styles.left}>
        <SkeletonRows rows={24} height={30} />
      </div>
      <div className={styles.right} />
    </div>
  );
}

/** Notice that the plan truncates the tree, with the total number of pages. */
function TruncationNotice({ pages, shownPages }: Pick<LoadedTree, 'pages' | 'shownPages'>) {
  const { t } = useTranslation('pageTree');
  const format = useFormat();
  if (shownPages >= pages) return null;
  const numbers = { formatted: format.integer(shownPages), total: format.integer(pages) };
  return (
    <div style={{ paddingBottom: 8 }}>
      <Banner>
        <Trans t={t} i18nKey="cut" values={numbers} components={{ plans: <Link to={paths.pricing} /> }} />
      </Banner>
    </div>
  );
}
