/** A picture of a site. */
export interface Thumbnail {
  type: 'image/svg+xml' | 'image/webp';
  bytes: Buffer;
  /** Whether it shows the site itself; a drawn card stands for it otherwise. */
  isReal: boolean;
}

/** Where pictures of sites come from. Another one takes its place in `ThumbnailService`. */
export interface ThumbnailProvider {
  /** The picture; undefined where there is none of this domain, or none now. Never throws. */
  picture(domain: string): Promise<Buffer | undefined>;
}

/** Size of every thumbnail, in pixels. */
export const thumbnailSize = { width: 480, height: 300 } as const;
