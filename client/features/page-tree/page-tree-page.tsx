import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FaultStrip } from '../../components/ui/fault-strip.js';
import { PageHead } from '../../components/ui/page-head.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { describeFault } from '../../graphql/describe-fault.js';
import { fillWindow } from '../../lib/fill-window.js';
import { domainReportPath, paths } from '../../routes/paths.js';
import { useViewer } from '../accounts/use-viewer.js';
import { LimitNotice } from '../limits/lazy-limit-notice.js';
import { limitOf } from '../limits/limit-fault.js';

import { NodeHead } from './node-head.js';
import styles from './page-tree-page.module.css';
import { TreePane } from './tree-pane.js';
import { nodeAt, pathOf } from './tree-model.js';
import { usualSetting } from './tree-setting.js';
import { type LoadedTree, usePageTree } from './use-page-tree.js';

/** What the address says of the page. */
export interface TreeAddress {
  /** In Unicode. */
  domain: string;
  /** Code of the database, where the address names one. */
  base?: string;
  /** Path of the chosen node; undefined before one is chosen. */
  path?: string;
  /** Whether the keywords of the levels below count. */
  withLevels: boolean;
}

interface PageTreePageProps extends TreeAddress {
  onChange: (change: { path?: string; withLevels?: boolean }) => void;
  /** The keyword table of a path, under what stands above it. */
  table: (path: string, head: (actions: ReactNode) => ReactNode) => ReactNode;
}

/** The pages of a domain as a tree, beside the keywords of the chosen one. */
export function PageTreePage(props: PageTreePageProps) {
  const { domain, base } = props;
  const { t } = useTranslation('pageTree');
  const { viewer, isWaiting } = useViewer();
  const audience = viewer ? `${viewer.account?.id ?? 'guest'} ${viewer.plan.id}` : '';
  const { loaded, error, retry } = usePageTree(domain, base, audience, isWaiting);
  return (
    <div className={styles.page} ref={fillWindow}>
      <PageHead
        ancestors={[{ label: domain, to: domainReportPath(paths.summary, domain, base) }]}
        title={t('title')}
        siteOf={domain}
        positionsDate={loaded?.positionsDate}
        volumesDate={loaded?.volumesDate}
      />
      {error ? <TreeFault domain={domain} error={error} isWhole={!loaded} onRetry={retry} /> : null}
      {loaded ? <LoadedPage {...props} loaded={loaded} /> : error ? null : <WaitingTree />}
    </div>
  );
}

function LoadedPage({
  domain,
  path,
  withLevels,
  onChange,
  table,
  loaded: { tree },
}: PageTreePageProps & { loaded: LoadedTree }) {
  const [setting] = useState(usualSetting);
  const selected = path === undefined ? 0 : nodeAt(tree, path);
  const select = (node: number) => onChange({ path: pathOf(tree, node) });
  return (
    <div className={styles.both} data-step={path === undefined ? 'tree' : 'table'}>
      <TreePane
        tree={tree}
        domain={domain}
        setting={setting}
        selected={selected}
        withLevels={withLevels}
        onLevels={(next) => onChange({ withLevels: next })}
        onSelect={select}
        onSettings={() => undefined}
      />
      <div className={styles.right}>
        {table(pathOf(tree, selected), (actions) => (
          <NodeHead tree={tree} domain={domain} node={selected} actions={actions} onSelect={select} />
        ))}
      </div>
    </div>
  );
}

function WaitingTree() {
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

interface TreeFaultProps {
  domain: string;
  error: Error;
  /** Whether there is nothing else to show. */
  isWhole: boolean;
  onRetry: () => void;
}

function TreeFault({ domain, error, isWhole, onRetry }: TreeFaultProps) {
  const { t } = useTranslation('pageTree');
  if (isWhole && limitOf(error)) {
    return (
      <div className="framed">
        <LimitNotice error={error} onAccess={onRetry} />
      </div>
    );
  }
  if (isWhole && describeFault(error).code === 'DOMAIN_NOT_FOUND') {
    return (
      <div className="framed">
        <StateMessage
          title={t('notFound.title', { domain })}
          actions={
            <>
              <Button component={Link} to={paths.home}>
                {t('notFound.home')}
              </Button>
              <Button component={Link} to={paths.visibleDomains}>
                {t('notFound.visible')}
              </Button>
            </>
          }
        >
          {t('notFound.text')}
        </StateMessage>
      </div>
    );
  }
  return <FaultStrip title={t('failed')} error={error} onRetry={onRetry} />;
}
