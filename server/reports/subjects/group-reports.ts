import type { Viewer } from '../engine/viewer.js';
import type { GroupVersion } from './group-version.js';

/** A group report that the viewer may read, and the viewer whose limits apply. */
export interface GroupAccess {
  group: GroupVersion;
  /** Viewer whose limits apply if a share link granted the access; otherwise undefined. */
  readAs: Viewer | undefined;
}

/** Identity of a viewer for access checks of group reports. */
export interface GroupViewer {
  /** Account id; 0 for a guest. */
  userId: number;
  /** The paying account. */
  ownerId: number;
}

/** Provides group reports to the report engine. */
export interface GroupReports {
  /**
   * Finds the published version of a group report. `share` is the secret of a share link.
   * @throws AppError NotFound if the viewer may not read it, NotReady before the first version is built
   */
  versionFor(rid: string, viewer: GroupViewer, share?: string): Promise<GroupAccess>;
}
