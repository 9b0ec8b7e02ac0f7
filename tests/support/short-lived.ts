/**
 * Switches of Node.js for a process of the compiled project that a test ends or kills after seconds: it is gone before what is
 * compiled for speed has paid.
 */
export const shortLivedProcessFlags: readonly string[] = ['--no-opt'];
