import { ActionIcon } from '@mantine/core';
import { IconPencil, IconWorld } from '@tabler/icons-react';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { maxGroupNameChars } from '../../../server/contract/projects/group-limits.js';
import { paths } from '../../addresses/paths.js';
import { reportPath } from '../../addresses/report-path.js';
import { NameField } from '../../widgets/projects/name-field.js';
import { HelpLink } from '../../components/ui/help-link.js';
import headStyles from '../../components/ui/page-header.module.css';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import styles from './group-header.module.css';
import { RenameGroupReportDocument } from './groups.generated.js';

interface GroupTitleProps {
  group: GroupReportFragment;
  /** Secret of the share link, if the report was opened by one. */
  share: string | undefined;
  /** Whether the viewer may edit the report. */
  canEdit: boolean;
  onRenamed: () => void;
}

/** Breadcrumb and report name with inline rename: Enter saves, Escape cancels. */
export function GroupTitle({ group, share, canEdit, onRenamed }: GroupTitleProps) {
  const { t } = useTranslation(['groups', 'frame']);
  const [isEditing, setEditing] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const client = useApolloClient();
  const rename = async (name: string) => {
    await client.mutate({ mutation: RenameGroupReportDocument, variables: { rid: group.rid, name } });
    onRenamed();
  };
  const stopEditing = () => {
    setEditing(false);
    // The button mounts again after the next render.
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  return (
    <nav aria-label={t('frame:breadcrumbs')} className={styles.way}>
      <ol className={headStyles.crumbs}>
        {
          // Readers of a share link may have no list of reports.
          share === undefined ? (
            <li>
              <Link to={paths.groups}>{t('frame:pages.groups')}</Link>
              <span className={headStyles.slash} aria-hidden="true">
                /
              </span>
            </li>
          ) : null
        }
        <li className={styles.name}>
          {isEditing ? (
            <NameField
              name={group.name}
              maxLength={maxGroupNameChars}
              label={t('name')}
              errorTitle={t('notRenamed')}
              rename={rename}
              onLeave={stopEditing}
            />
          ) : (
            <>
              <h1 title={group.name}>{group.name}</h1>
              {canEdit ? (
                <ActionIcon
                  ref={renameButton}
                  onClick={() => setEditing(true)}
                  aria-label={t('rename')}
                  title={t('rename')}
                >
                  <IconPencil aria-hidden="true" />
                </ActionIcon>
              ) : null}
              <ActionIcon
                component={Link}
                to={reportPath('group-domains', { rid: group.rid }, group.base)}
                aria-label={t('toDomains')}
                title={t('toDomains')}
              >
                <IconWorld aria-hidden="true" />
              </ActionIcon>
              <HelpLink pageId="group-domains" />
            </>
          )}
        </li>
      </ol>
    </nav>
  );
}
