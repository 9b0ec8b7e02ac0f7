/**
 * Runs a check of an operation so that its refusal is a rejected promise and never thrown at once. Apollo starts the checks of
 * all plugins side by side: where one throws at once, nobody hears of what those before it refuse, and a rejection that nobody
 * hears of ends the process.
 */
export function checkAsync(check: () => void): Promise<void> {
  return new Promise((resolve) => {
    check();
    resolve();
  });
}
