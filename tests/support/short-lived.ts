/** Node.js flags for processes that end after seconds, before JIT compilation pays off. */
export const shortLivedProcessFlags: readonly string[] = ['--no-opt'];
