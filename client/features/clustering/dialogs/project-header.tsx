import { formatPositionsDay } from '../../../../server/contract/reports/format-positions-range.js';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBan,
  IconBinaryTree2,
  IconDownload,
  IconFileImport,
  IconHistory,
  IconPencil,
} from '@tabler/icons-react';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { maxClusterNameChars } from '../../../../server/contract/projects/clustering.js';
import { paths } from '../../../addresses/paths.js';
import { NameField } from '../../../widgets/projects/name-field.js';
import { PrintedDatabase } from '../../../components/ui/data-dates.js';
import { HelpLink } from '../../../components/ui/help-link.js';
import headStyles from '../../../components/ui/page-header.module.css';
import { useFormat } from '../../../i18n/use-format.js';
import { isEditableTarget } from '../../../lib/keyboard/editable-target.js';
import { latinKey } from '../../../lib/keyboard/shortcut-keys.js';
import { usePageTitle } from '../../../lib/page/use-page-title.js';
import { RenameClusteringDocument } from '../clustering.generated.js';
import { useEditDescription } from '../workbench/use-edit-description.js';
import { useWorkDialog } from '../workbench/project-dialog.js';
import styles from './dialogs.module.css';
import { useWorkbench } from '../workbench/workbench.js';

/** Header of a project: name, stats and commands. */
export function ProjectHeader() {
  const { t } = useTranslation(['clustering', 'frame']);
  const { project } = useWorkbench();
  const open = useWorkDialog();
  usePageTitle([project.name, t('frame:pages.clusterings')].join(' · '));
  const { canEdit } = project;
  return (
    <div className={styles.head}>
      <div className={styles.named}>
        <ProjectTitle />
        <PrintedDatabase />
        <ProjectStats />
      </div>
      <div className={styles.actions} role="group" aria-label={t('head.actions')}>
        {canEdit ? (
          <>
            <UndoButtons />
            <Button
              leftSection={<IconFileImport aria-hidden="true" />}
              onClick={() => open({ kind: 'import' })}
              data-tour="import"
            >
              {t('head.import')}
            </Button>
            <Button
              leftSection={<IconBan aria-hidden="true" />}
              onClick={() => open({ kind: 'blacklist' })}
              data-tour="blacklist"
            >
              {t('head.blacklist')}
            </Button>
          </>
        ) : null}
        <Button
          leftSection={<IconDownload aria-hidden="true" />}
          onClick={() => open({ kind: 'export' })}
          data-tour="export"
        >
          {t('head.export')}
        </Button>
        <ActionIcon
          onClick={() => open({ kind: 'history' })}
          aria-label={t('history.title')}
          title={t('history.title')}
          data-tour="history"
        >
          <IconHistory aria-hidden="true" />
        </ActionIcon>
        {canEdit ? (
          <Button
            variant="filled"
            leftSection={<IconBinaryTree2 aria-hidden="true" />}
            onClick={() => open({ kind: 'run' })}
            data-tour="run"
          >
            {t('head.run')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function ProjectStats() {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const { project } = useWorkbench();
  const { keywords, folders, unsorted, unknown, positionsDate, positionsRange } = project;
  const stats = [
    t('countKeywords', { count: keywords, formatted: format.integer(keywords) }),
    t('countFolders', { count: folders, formatted: format.integer(folders) }),
    t('head.unsorted', { formatted: format.integer(unsorted) }),
    ...(unknown > 0 ? [t('head.unknown', { formatted: format.integer(unknown) })] : []),
    ...(positionsDate
      ? [t('head.positions', { day: formatPositionsDay(positionsDate, positionsRange, format.language) })]
      : []),
    ...(project.isOutdated && project.newestDate
      ? [t('head.outdated', { day: format.day(project.newestDate) })]
      : []),
  ];
  return (
    <p className={styles.facts} data-tour="figures">
      {stats.join(' · ')}
    </p>
  );
}

/** Undo and redo buttons. Their tooltips describe the edit. */
function UndoButtons() {
  const { t } = useTranslation('clustering');
  const { undo, redo, undoable, redoable } = useWorkbench();
  const describeEdit = useEditDescription();
  useUndoKeys();
  const undoText = undoable ? t('head.undoOf', { what: describeEdit(undoable) }) : t('head.nothingToUndo');
  const redoText = redoable ? t('head.redoOf', { what: describeEdit(redoable) }) : t('head.nothingToRedo');
  return (
    <span className={styles.pair} data-tour="undo">
      <Tooltip label={`${undoText} (Ctrl Z)`}>
        <ActionIcon
          onClick={undo}
          aria-disabled={!undoable}
          data-disabled={!undoable || undefined}
          aria-label={undoText}
        >
          <IconArrowBackUp aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={`${redoText} (Ctrl Shift Z)`}>
        <ActionIcon
          onClick={redo}
          aria-disabled={!redoable}
          data-disabled={!redoable || undefined}
          aria-label={redoText}
        >
          <IconArrowForwardUp aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </span>
  );
}

function useUndoKeys(): void {
  const { undo, redo } = useWorkbench();
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.repeat) return;
    const key = latinKey(event);
    const isRedo = (key === 'z' && event.shiftKey) || key === 'y';
    // Text fields have their own undo.
    if ((key !== 'z' && key !== 'y') || isEditableTarget(event.target)) return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Breadcrumb and project name with inline rename: Enter saves, Escape cancels. */
function ProjectTitle() {
  const { t } = useTranslation(['clustering', 'frame']);
  const { project, setProject } = useWorkbench();
  const client = useApolloClient();
  const [isEditing, setEditing] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const rename = async (name: string) => {
    const { data } = await client.mutate({
      mutation: RenameClusteringDocument,
      variables: { uid: project.uid, name },
    });
    if (data) setProject({ ...project, name: data.renameClustering.name });
  };
  const stopEditing = () => {
    setEditing(false);
    // The button mounts again after the next render.
    requestAnimationFrame(() => renameButton.current?.focus());
  };
  return (
    <nav aria-label={t('frame:breadcrumbs')} className={styles.way} data-tour="project-title">
      <ol className={headStyles.crumbs}>
        <li>
          <Link to={paths.clusterings}>{t('frame:pages.clusterings')}</Link>
          <span className={headStyles.slash} aria-hidden="true">
            /
          </span>
        </li>
        <li className={styles.name}>
          {isEditing ? (
            <NameField
              name={project.name}
              maxLength={maxClusterNameChars}
              label={t('head.name')}
              errorTitle={t('head.notRenamed')}
              rename={rename}
              onLeave={stopEditing}
            />
          ) : (
            <>
              <h1 title={project.name}>{project.name}</h1>
              {project.canEdit ? (
                <ActionIcon
                  ref={renameButton}
                  onClick={() => setEditing(true)}
                  aria-label={t('head.rename')}
                  title={t('head.rename')}
                >
                  <IconPencil aria-hidden="true" />
                </ActionIcon>
              ) : null}
              <HelpLink pageId="clustering-keywords" />
            </>
          )}
        </li>
      </ol>
    </nav>
  );
}
