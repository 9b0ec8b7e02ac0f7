import type { Viewer } from '../viewer.js';
import type { GroupVersion } from './group-version.js';

/** A group report that the viewer may read, and the viewer whose limits apply. */
export interface GroupAccess {
  group: GroupVersion;
  /** Set if access was granted by a link instead of the viewer's own rights. */
  readAs: Viewer | undefined;
}

/** The viewer, as far as access to group reports is concerned. */
export interface GroupViewer {
  /** 0 for a guest. */
  userId: number;
  /** The paying account. */
  ownerId: number;
}

/** Provides group reports to the report engine. */
export interface GroupReports {
  /**
   * The published version of a group report that the viewer may read, also by the secret of a link.
   * @throws AppError NotFound for everyone else, NotReady before the first version is built
   */
  versionFor(rid: string, viewer: GroupViewer, share?: string): Promise<GroupAccess>;
}
