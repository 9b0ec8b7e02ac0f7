import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { virtualFolders } from '../../../../server/contract/projects/clustering.js';
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
  SetClusterMainKeywordDocument,
  SetClusteringBlacklistDocument,
  SplitClusterFolderDocument,
  type ClusteringChangeFragment,
} from '../clustering.generated.js';
import type { ClusterSettingsInput } from '../../../graphql/generated/schema.js';
import { changeFoldersEdit, removeFoldersEdit } from './optimistic-edits.js';
import type { KeywordSelection } from './project-dialog.js';
import { useWorkbench } from './workbench.js';

/** Edit commands for folders and keywords. Each updates the tree optimistically and offers to undo. */
export function useFolderActions() {
  const { t } = useTranslation('clustering');
  const { project, send, offerUndo } = useWorkbench();
  const { uid } = project;
  return useMemo(() => {
    const offerUndoFor = (change: ClusteringChangeFragment | undefined) => {
      if (change) offerUndo(change);
      return change;
    };
    const rejectedTitle = t('refused.folders');
    const keywordVariables = ({ keywords, view }: KeywordSelection) => (view ? { view } : { keywords });
    const applyKeywordMove = (
      { optimisticEditFor, onApplied, onRejected }: KeywordSelection,
      to: number | undefined,
    ) => {
      onApplied(to);
      return { rejectedTitle: t('refused.keywords'), optimisticEdit: optimisticEditFor(to), onRejected };
    };
    return {
      rename: (folder: number, name: string) =>
        send(
          RenameClusterFolderDocument,
          { uid, folder, name },
          { rejectedTitle: t('refused.rename'), optimisticEdit: changeFoldersEdit([folder], { name }) },
        ),
      pin: (folders: number[], pinned: boolean) =>
        send(
          PinClusterFoldersDocument,
          { uid, folders, pinned },
          { rejectedTitle, optimisticEdit: changeFoldersEdit(folders, { pinned }) },
        ),
      lock: (folders: number[], locked: boolean) =>
        send(
          LockClusterFoldersDocument,
          { uid, folders, locked },
          { rejectedTitle, optimisticEdit: changeFoldersEdit(folders, { locked }) },
        ),
      moveFolders: (folders: number[], to: number) =>
        send(
          MoveClusterFoldersDocument,
          { uid, folders, to },
          { rejectedTitle, optimisticEdit: changeFoldersEdit(folders, { parent: to }) },
        ).then(offerUndoFor),
      merge: (folders: number[], into: number) =>
        send(
          MergeClusterFoldersDocument,
          { uid, folders, into },
          { rejectedTitle, optimisticEdit: removeFoldersEdit(folders, into) },
        ).then(offerUndoFor),
      remove: (folders: number[]) =>
        send(
          RemoveClusterFoldersDocument,
          { uid, folders },
          { rejectedTitle, optimisticEdit: removeFoldersEdit(folders) },
        ).then(offerUndoFor),
      split: (folder: number, settings: ClusterSettingsInput) =>
        send(
          SplitClusterFolderDocument,
          { uid, folder, settings },
          { rejectedTitle: t('refused.split') },
        ).then(offerUndoFor),
      newFolder: (parent: number, name: string, choice?: KeywordSelection) => {
        choice?.onApplied(parent, name);
        return send(
          CreateClusterFolderDocument,
          { uid, parent, name, ...(choice ? keywordVariables(choice) : {}) },
          { rejectedTitle: t('refused.newFolder'), onRejected: choice?.onRejected },
        ).then(offerUndoFor);
      },
      moveKeywords: (choice: KeywordSelection, to: number) =>
        send(
          MoveClusteringKeywordsDocument,
          { uid, to, ...keywordVariables(choice) },
          applyKeywordMove(choice, to),
        ).then(offerUndoFor),
      ungroup: (choice: KeywordSelection) => {
        const to = virtualFolders.unsorted;
        return send(
          MoveClusteringKeywordsDocument,
          { uid, to, ...keywordVariables(choice) },
          applyKeywordMove(choice, to),
        ).then(offerUndoFor);
      },
      makeMain: (keyword: string) =>
        send(SetClusterMainKeywordDocument, { uid, keyword }, { rejectedTitle: t('refused.keywords') }).then(
          offerUndoFor,
        ),
      removeKeywords: (choice: KeywordSelection) =>
        send(
          RemoveClusteringKeywordsDocument,
          { uid, ...keywordVariables(choice) },
          applyKeywordMove(choice, undefined),
        ).then(offerUndoFor),
      setBlacklist: (templates: string[]) =>
        send(
          SetClusteringBlacklistDocument,
          { uid, templates },
          { rejectedTitle: t('refused.blacklist') },
        ).then(offerUndoFor),
    };
  }, [uid, send, offerUndo, t]);
}
