import { useLocation } from 'react-router-dom';

/** A clustering folder whose keywords are imported into a rank tracking project. */
export interface FolderNavigationState {
  /** Clustering project id. */
  clustering: string;
  /** 0 for all keywords, -1 for ungrouped keywords. */
  folder: number;
  name: string;
  /** Keyword count including subfolders. */
  keywords: number;
}

interface State {
  folder?: FolderNavigationState;
}

/** Navigation options that pass a folder to a page. */
export function folderNavigationState(folder: FolderNavigationState): { state: State } {
  return { state: { folder } };
}

/** The folder passed to this page; undefined if there is none. */
export function useFolderNavigationState(): FolderNavigationState | undefined {
  const { state } = useLocation() as { state: State | null };
  return state?.folder;
}
