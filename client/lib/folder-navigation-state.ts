import { useLocation } from 'react-router-dom';

/** A folder of a clustering project whose keywords become those of a positions project. */
export interface FolderNavigationState {
  /** Id of the clustering project. */
  clustering: string;
  /** 0 is all of them, -1 the keywords in none. */
  folder: number;
  name: string;
  /** How many keywords it holds, with those under it. */
  keywords: number;
}

/** What a page is opened with that takes a folder. */
interface State {
  folder?: FolderNavigationState;
}

/** The state of a page's entry in the history that hands a folder to it. */
export function folderNavigationState(folder: FolderNavigationState): { state: State } {
  return { state: { folder } };
}

/** The folder that the page was opened with; undefined for none. */
export function useFolderNavigationState(): FolderNavigationState | undefined {
  const { state } = useLocation() as { state: State | null };
  return state?.folder;
}
