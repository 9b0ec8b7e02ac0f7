/** Signal that Ctrl-C or SIGTERM aborts, after printing a message. A second signal exits immediately. */
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
