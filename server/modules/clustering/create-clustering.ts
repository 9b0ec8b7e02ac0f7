import type { BaseCatalogueService } from '../databases/base-catalogue.service.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import type { TaskService } from '../tasks/task.service.js';
import { ClusteringEditService } from './clustering-edit.service.js';
import { ClusteringReader } from './clustering-reader.js';
import { ClusteringRunService } from './clustering-run.service.js';
import { ClusteringService } from './clustering.service.js';

interface ClusteringDependencies extends ModuleDependencies {
  tasks: TaskService;
  bases: BaseCatalogueService;
}

/** Creates the services of clustering projects. */
export function createClustering({ postgres, now, config, tasks, bases }: ClusteringDependencies) {
  const clusteringEdits = new ClusteringEditService(postgres, now, config);
  const clusteringRuns = new ClusteringRunService(postgres, config, tasks, clusteringEdits);
  return {
    clusterings: new ClusteringService(postgres, now, bases),
    clusteringEdits,
    clusteringRuns,
    clusteringReader: new ClusteringReader(postgres, clusteringRuns),
  };
}
