import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.js';

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

/** Leads to the form of a new positions project, with the keywords of a folder in it. */
export function useHandFolder(): (folder: HandedFolder) => void {
  const navigate = useNavigate();
  return (folder) => void navigate(paths.positions, { state: { folder } });
}

/** The folder that the page was opened with; undefined for none. */
export function useHandedFolder(): HandedFolder | undefined {
  const { state } = useLocation() as { state: { folder?: HandedFolder } | null };
  return state?.folder;
}
