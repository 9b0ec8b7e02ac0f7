import { loadConfig } from '../config/config.js';
import { ConfigError } from '../config/config-error.js';
import { Lease } from '../stores/lease/lease.js';
import { checkAgreement } from './check-agreement.js';
import { checkConnections } from './check-connections.js';
import { checkDataFolder } from './check-data-folder.js';
import { checkMachine } from './check-machine.js';
import { checkPublicService, checkService } from './check-service.js';
import { type Finding, failure, ok } from './finding.js';

/** Checks the machine and the installation without changing them, with the server online or offline. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const config = loadConfigOrFinding(env);
  if ('level' in config) return [config];
  const [service, connections] = await Promise.all([checkService(config), checkConnections(config)]);
  const owner = Lease.currentHolder(config.dataDir);
  const dataFolder = checkDataFolder(config, owner);
  // Unreachable servers and missing files have already been reported.
  const areStoresIntact = [...connections, ...dataFolder].every(({ level }) => level !== 'error');
  return [
    ok('Configuration: all variables are valid'),
    ...checkMachine(config),
    ...dataFolder,
    service,
    ...connections,
    ...(areStoresIntact ? await checkAgreement(config, owner) : []),
    ...checkPublicService(config),
  ];
}

function loadConfigOrFinding(env: NodeJS.ProcessEnv) {
  try {
    return loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return failure(`Configuration: ${error.message}`, 'see .env.example');
    throw error;
  }
}
