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
import { changedFolders, removedFolders } from '../tree/optimistic-edits.js';
import type { KeywordChoice } from './work-dialog.js';
import { useWorkbench } from './workbench.js';

/** Everything that can be done to a project's folders and keywords: shown at once, told with a way to take it back. */
export function useFolderActions() {
  const { t } = useTranslation('clustering');
  const { project, send, offerUndo } = useWorkbench();
  const { uid } = project;
  return useMemo(() => {
    const told = (change: ClusteringChangeFragment | undefined) => {
      if (change) offerUndo(change);
      return change;
    };
    const refusal = t('refused.folders');
    const given = ({ keywords, view }: KeywordChoice) => (view ? { view } : { keywords });
    const ofKeywords = ({ shownIn, onShown, onRefused }: KeywordChoice, to: number | undefined) => {
      onShown(to);
      return { refusal: t('refused.keywords'), shown: shownIn(to), onRefused };
    };
    return {
      rename: (folder: number, name: string) =>
        send(
          RenameClusterFolderDocument,
          { uid, folder, name },
          { refusal: t('refused.rename'), shown: changedFolders([folder], { name }) },
        ),
      pin: (folders: number[], pinned: boolean) =>
        send(
          PinClusterFoldersDocument,
          { uid, folders, pinned },
          { refusal, shown: changedFolders(folders, { pinned }) },
        ),
      lock: (folders: number[], locked: boolean) =>
        send(
          LockClusterFoldersDocument,
          { uid, folders, locked },
          { refusal, shown: changedFolders(folders, { locked }) },
        ),
      moveFolders: (folders: number[], to: number) =>
        send(
          MoveClusterFoldersDocument,
          { uid, folders, to },
          { refusal, shown: changedFolders(folders, { parent: to }) },
        ).then(told),
      merge: (folders: number[], into: number) =>
        send(
          MergeClusterFoldersDocument,
          { uid, folders, into },
          { refusal, shown: removedFolders(folders, into) },
        ).then(told),
      remove: (folders: number[]) =>
        send(
          RemoveClusterFoldersDocument,
          { uid, folders },
          { refusal, shown: removedFolders(folders) },
        ).then(told),
      split: (folder: number, settings: ClusterSettingsInput) =>
        send(SplitClusterFolderDocument, { uid, folder, settings }, { refusal: t('refused.split') }).then(
          told,
        ),
      newFolder: (parent: number, name: string, choice?: KeywordChoice) => {
        choice?.onShown(parent, name);
        return send(
          CreateClusterFolderDocument,
          { uid, parent, name, ...(choice ? given(choice) : {}) },
          { refusal: t('refused.newFolder'), onRefused: choice?.onRefused },
        ).then(told);
      },
      moveKeywords: (choice: KeywordChoice, to: number) =>
        send(MoveClusteringKeywordsDocument, { uid, to, ...given(choice) }, ofKeywords(choice, to)).then(
          told,
        ),
      ungroup: (choice: KeywordChoice) => {
        const to = virtualFolders.unsorted;
        return send(
          MoveClusteringKeywordsDocument,
          { uid, to, ...given(choice) },
          ofKeywords(choice, to),
        ).then(told);
      },
      removeKeywords: (choice: KeywordChoice) =>
        send(RemoveClusteringKeywordsDocument, { uid, ...given(choice) }, ofKeywords(choice, undefined)).then(
          told,
        ),
      setBlacklist: (templates: string[]) =>
        send(SetClusteringBlacklistDocument, { uid, templates }, { refusal: t('refused.blacklist') }).then(
          told,
        ),
    };
  }, [uid, send, offerUndo, t]);
}
