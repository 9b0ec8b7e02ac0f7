import { useLocation } from 'react-router-dom';

/** A folder of a clustering project whose keywords become those of a positions project. */
export interface HandedFolder {
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
  folder?: HandedFolder;
}

/** The state of a page's entry in the history that hands a folder to it. */
export function handing(folder: HandedFolder): { state: State } {
  return { state: { folder } };
}

/** The folder that the page was opened with; undefined for none. */
export function useHandedFolder(): HandedFolder | undefined {
  const { state } = useLocation() as { state: State | null };
  return state?.folder;
}
