/** Image of a site. */
export interface Thumbnail {
  type: 'image/svg+xml' | 'image/webp';
  bytes: Buffer;
  /** Whether the image is a screenshot and not a placeholder. */
  isReal: boolean;
}

/** Source of screenshots. To add one, replace the provider in `ThumbnailService`. */
export interface ThumbnailProvider {
  /** Screenshot, or undefined if none is available. Never throws. */
  picture(domain: string): Promise<Buffer | undefined>;
}

export const thumbnailSize = { width: 480, height: 300 } as const;
