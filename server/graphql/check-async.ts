/**
 * Converts an exception of a check into a rejected promise. Apollo starts the checks of all plugins in parallel.
 * A synchronous exception would leave earlier rejections unhandled, which terminates the process.
 */
export function checkAsync(check: () => void): Promise<void> {
  return new Promise((resolve) => {
    check();
    resolve();
  });
}
