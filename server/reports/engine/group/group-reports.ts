import type { Viewer } from '../viewer.js';
import type { GroupVersion } from './group-version.js';

/** What of a group report somebody reads, and as whom. */
export interface GroupAccess {
  group: GroupVersion;
  /** Set where not the viewer's own rights let in but a link. */
  readAs: Viewer | undefined;
}

/** Who asks for a group report: a viewer, as far as rights go. */
export interface GroupViewer {
  /** 0 for a guest. */
  userId: number;
  /** The paying account. */
  ownerId: number;
}

/** Who knows the group reports. */
export interface GroupReports {
  /**
   * The published version of a group report for a viewer who may read it, also by the secret of a link. Throws NotFound for everybody else, NotReady where
   * nothing is built yet.
   */
  versionFor(rid: string, viewer: GroupViewer, share?: string): Promise<GroupAccess>;
}
