/**
 * Length of the slices of a file whose SHA-256 digests are hashed again. A browser has no incremental SHA-256, so it
 * hashes slices instead of a complete file in memory.
 */
export const contentHashSliceBytes = 4 * 1024 * 1024;

/** Form of a content hash: SHA-256 of the concatenated SHA-256 digests of all slices, in hexadecimal digits. */
export const contentHashPattern = /^[0-9a-f]{64}$/;
