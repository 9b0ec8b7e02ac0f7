import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from '../../errors/operator-error.js';

/** The port is used by another program. */
class PortInUseError extends OperatorError {}

/**
 * Checks the port before the slow part of the start.
 * @throws PortInUseError
 */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw new PortInUseError(describeListenError(error, port, host));
  }
  probe.close();
  await once(probe, 'close');
}

function describeListenError(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program or server: stop it, or set PORT to another one.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to one above 1023.`;
  return `HOST ${host} with PORT ${port} cannot be listened on (${String(code)}): set HOST to an address of this machine.`;
}
