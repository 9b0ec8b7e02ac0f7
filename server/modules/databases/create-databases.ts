import type { SampleLoadStatus } from '../../ingest/sample/sample-load.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import type { TaskService } from '../tasks/task.service.js';
import { BaseCatalogueService } from './base-catalogue.service.js';
import { DatabaseLoaders } from './database-loaders.js';
import { ImportedDataService } from './imported-data.service.js';
import { LoadedBases } from './loaded-bases.js';

interface DatabaseDependencies extends ModuleDependencies {
  tasks: TaskService;
  sampleLoad: SampleLoadStatus;
}

/** Creates the services of databases and imported data. */
export function createDatabases({ config, postgres, now, tasks, sampleLoad }: DatabaseDependencies) {
  const bases = new BaseCatalogueService(postgres);
  return {
    bases,
    loadedBases: new LoadedBases(postgres, sampleLoad),
    firstPartyData: new ImportedDataService(postgres, now, bases, tasks, config.snapshotRetention),
    databaseLoaders: new DatabaseLoaders(postgres),
  };
}
