import { Button, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconWorld } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DomainLink } from '../../../components/ui/domain-link.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { Position } from '../../../components/ui/position.js';
import { SkeletonRows } from '../../../components/ui/skeleton.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useStoredValue } from '../../../lib/storage/stored-value.js';
import {
  type ClusterSharedUrlsQuery,
  type ClusterPagesQuery,
  useClusterSharedUrlsQuery,
  useClusterPagesQuery,
} from '../clustering.generated.js';
import { useWorkDialog } from '../workbench/project-dialog.js';
import { useWorkbench } from '../workbench/workbench.js';
import styles from './evidence.module.css';

const isOpenStorageKey = 'rivalscope.evidence';

/**
 * Explains why the keywords of a folder form a cluster and which of the user's pages ranks for them. Collapses to one
 * line.
 */
export function EvidencePanel({ folder }: { folder: number }) {
  const { t } = useTranslation('clustering');
  const id = useId();
  const [isOpen, setOpen] = useStoredValue(isOpenStorageKey, false);
  if (folder <= 0) return null;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={styles.panel} aria-label={t('evidence.title')} data-tour="evidence">
      <div className={styles.head}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron className="icon-small" aria-hidden="true" />
          {t('evidence.title')}
        </button>
        <RankingPage folder={folder} />
      </div>
      <div id={id} hidden={!isOpen} className={styles.body}>
        {isOpen ? <Evidence folder={folder} /> : null}
      </div>
    </section>
  );
}

function Evidence({ folder }: { folder: number }) {
  const { t } = useTranslation('clustering');
  const { project } = useWorkbench();
  const { data, error, refetch } = useClusterSharedUrlsQuery({
    variables: { uid: project.uid, folder },
    fetchPolicy: 'no-cache',
  });
  if (error) {
    return <ErrorBanner title={t('evidence.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonRows rows={5} height={26} />;
  const { addresses, members, keywords } = data.clusterSharedUrls;
  return (
    <>
      <Addresses addresses={addresses} keywords={keywords} />
      <Members members={members} />
    </>
  );
}

type EvidenceData = ClusterSharedUrlsQuery['clusterSharedUrls'];

function Addresses({ addresses, keywords }: Pick<EvidenceData, 'addresses' | 'keywords'>) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const { project } = useWorkbench();
  if (addresses.length === 0) return <p className={styles.none}>{t('evidence.noAddresses')}</p>;
  return (
    <div className={styles.part} role="group" tabIndex={0} aria-label={t('evidence.addresses')}>
      <table aria-label={t('evidence.addresses')}>
        <thead>
          <tr>
            <th scope="col">{t('evidence.addresses')}</th>
            <th scope="col" data-number>
              {t('evidence.keywords')}
            </th>
            <th scope="col" data-number title={t('evidence.bestHint')}>
              {t('evidence.best')}
            </th>
          </tr>
        </thead>
        <tbody>
          {addresses.map(({ url, domain, keywords: count, bestPosition }) => (
            <tr key={url}>
              <th scope="row" title={url}>
                <span className={styles.address}>
                  <DomainLink domain={domain} base={project.base} />
                  <a className={styles.path} href={url} target="_blank" rel="noreferrer noopener nofollow">
                    {pathOf(url)}
                  </a>
                </span>
              </th>
              <td data-number>
                {t('evidence.of', { formatted: format.integer(count), total: format.integer(keywords) })}
              </td>
              <td data-number>
                <Position value={bestPosition} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Members({ members }: Pick<EvidenceData, 'members'>) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  if (members.length === 0) return null;
  return (
    <div className={styles.part} role="group" tabIndex={0} aria-label={t('evidence.members')}>
      <table aria-label={t('evidence.members')}>
        <thead>
          <tr>
            <th scope="col">{t('evidence.members')}</th>
            <th scope="col" data-number title={t('evidence.overlapHint')}>
              {t('evidence.overlap')}
            </th>
            <th scope="col" data-number title={t('evidence.shareHint')}>
              {t('evidence.share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ keyword, overlap, share }) => (
            <tr key={keyword}>
              <th scope="row" title={keyword}>
                {keyword}
              </th>
              <td data-number>{overlap === 0 ? '–' : format.integer(overlap)}</td>
              <td data-number>{overlap === 0 ? '–' : format.percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Page of the project's site that ranks for the folder, and the number of keywords for which two pages of the site
 * compete.
 */
function RankingPage({ folder }: { folder: number }) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const open = useWorkDialog();
  const { project } = useWorkbench();
  const { uid, site, canEdit } = project;
  const { data } = useClusterPagesQuery({
    variables: { uid },
    skip: site === null,
    fetchPolicy: 'cache-and-network',
  });
  const edit = () => open({ kind: 'site' });
  if (site === null) {
    return canEdit ? (
      <Button size="xs" variant="subtle" leftSection={<IconWorld aria-hidden="true" />} onClick={edit}>
        {t('site.set')}
      </Button>
    ) : null;
  }
  const page = data && getFolderPage(data.clusterPages, folder);
  return (
    <span className={styles.own}>
      {page === undefined ? null : page === 'none' ? (
        <span>{t('evidence.noPage', { site })}</span>
      ) : (
        <>
          <a href={`https://${site}${page.path}`} target="_blank" rel="noreferrer noopener nofollow">
            {page.path === '/' ? site : page.path}
          </a>
          <Position value={page.position} />
          <span>
            {t('evidence.ownKeywords', { count: page.keywords, formatted: format.integer(page.keywords) })}
          </span>
          {page.competing > 0 ? (
            <Tooltip label={t('evidence.competingHint')} multiline w={280}>
              <b className={styles.competing} tabIndex={0}>
                {t('evidence.competing', {
                  count: page.competing,
                  formatted: format.integer(page.competing),
                })}
              </b>
            </Tooltip>
          ) : null}
        </>
      )}
      {canEdit ? (
        <Button size="xs" variant="subtle" onClick={edit}>
          {t('site.change', { site })}
        </Button>
      ) : null}
    </span>
  );
}

function getFolderPage(
  { ids, paths, positions, keywords, competing }: ClusterPagesQuery['clusterPages'],
  folder: number,
) {
  const index = ids.indexOf(folder);
  const path = paths[index];
  if (index < 0 || !path) return 'none';
  return {
    path,
    position: positions[index] ?? 0,
    keywords: keywords[index] ?? 0,
    competing: competing[index] ?? 0,
  };
}

function pathOf(url: string): string {
  return url.replace(/^https?:\/\/[^/]*/, '') || '/';
}
