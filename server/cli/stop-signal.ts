/** Aborted by Ctrl-C or SIGTERM, after saying so where there is something to say. A second one ends the process at once. */
export function stopSignal(message?: string): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(130);
      if (message) console.error(`\n${message}`);
      controller.abort();
    });
  }
  return controller.signal;
}
