import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { virtualFolders } from '../../../../server/contract/clustering.js';
import {
  CreateClusterFolderDocument,
  LockClusterFoldersDocument,
  MergeClusterFoldersDocument,
  MoveClusterFoldersDocument,
  MoveClusteringKeywordsDocument,
  PinClusterFoldersDocument,
  RemoveClusterFoldersDocument,
  RemoveClusteringKeywordsDocument,
  RenameClusterFolderDocument,
  SetClusteringBlacklistDocument,
  SplitClusterFolderDocument,
  type ClusteringChangeFragment,
} from '../clustering.generated.js';
import type { ClusterSettingsInput } from '../../../graphql/generated/schema.js';
import { changeFoldersEdit, removeFoldersEdit } from '../tree/optimistic-edits.js';
import type { KeywordChoice } from './work-dialog.js';
import { useWorkbench } from './workbench.js';

/** Everything that can be done to a project's folders and keywords: shown at once, told with a way to take it back. */
export function useFolderActions() {
  const { t } = useTranslation('clustering');
  const { project, send, offerUndo } = useWorkbench();
  const { uid } = project;
  return useMemo(() => {
    const notified = (change: ClusteringChangeFragment | undefined) => {
      if (change) offerUndo(change);
      return change;
    };
    const rejection = t('refused.folders');
    const provided = ({ keywords, view }: KeywordChoice) => (view ? { view } : { keywords });
    const ofKeywords = ({ shownIn, onShown, onRejected }: KeywordChoice, to: number | undefined) => {
      onShown(to);
      return { rejection: t('refused.keywords'), visible: shownIn(to), onRefused: onRejected };
    };
    return {
      rename: (folder: number, name: string) =>
        send(
          RenameClusterFolderDocument,
          { uid, folder, name },
          { rejection: t('refused.rename'), visible: changeFoldersEdit([folder], { name }) },
        ),
      pin: (folders: number[], pinned: boolean) =>
        send(
          PinClusterFoldersDocument,
          { uid, folders, pinned },
          { rejection, visible: changeFoldersEdit(folders, { pinned }) },
        ),
      lock: (folders: number[], locked: boolean) =>
        send(
          LockClusterFoldersDocument,
          { uid, folders, locked },
          { rejection, visible: changeFoldersEdit(folders, { locked }) },
        ),
      moveFolders: (folders: number[], to: number) =>
        send(
          MoveClusterFoldersDocument,
          { uid, folders, to },
          { rejection, visible: changeFoldersEdit(folders, { parent: to }) },
        ).then(notified),
      merge: (folders: number[], into: number) =>
        send(
          MergeClusterFoldersDocument,
          { uid, folders, into },
          { rejection, visible: removeFoldersEdit(folders, into) },
        ).then(notified),
      remove: (folders: number[]) =>
        send(
          RemoveClusterFoldersDocument,
          { uid, folders },
          { rejection, visible: removeFoldersEdit(folders) },
        ).then(notified),
      split: (folder: number, settings: ClusterSettingsInput) =>
        send(SplitClusterFolderDocument, { uid, folder, settings }, { rejection: t('refused.split') }).then(
          notified,
        ),
      newFolder: (parent: number, name: string, choice?: KeywordChoice) => {
        choice?.onShown(parent, name);
        return send(
          CreateClusterFolderDocument,
          { uid, parent, name, ...(choice ? provided(choice) : {}) },
          { rejection: t('refused.newFolder'), onRejected: choice?.onRejected },
        ).then(notified);
      },
      moveKeywords: (choice: KeywordChoice, to: number) =>
        send(MoveClusteringKeywordsDocument, { uid, to, ...provided(choice) }, ofKeywords(choice, to)).then(
          notified,
        ),
      ungroup: (choice: KeywordChoice) => {
        const to = virtualFolders.unsorted;
        return send(
          MoveClusteringKeywordsDocument,
          { uid, to, ...provided(choice) },
          ofKeywords(choice, to),
        ).then(notified);
      },
      removeKeywords: (choice: KeywordChoice) =>
        send(
          RemoveClusteringKeywordsDocument,
          { uid, ...provided(choice) },
          ofKeywords(choice, undefined),
        ).then(notified),
      setBlacklist: (templates: string[]) =>
        send(SetClusteringBlacklistDocument, { uid, templates }, { rejection: t('refused.blacklist') }).then(
          notified,
        ),
    };
  }, [uid, send, offerUndo, t]);
}
