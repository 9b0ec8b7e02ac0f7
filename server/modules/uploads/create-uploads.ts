import type { BaseCatalogueService } from '../databases/base-catalogue.service.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import type { TaskService } from '../tasks/task.service.js';
import { ImportService } from './import.service.js';
import { MappingService } from './mapping.service.js';
import { Spool } from './spool.js';
import { UploadService } from './upload.service.js';

interface UploadDependencies extends ModuleDependencies {
  tasks: TaskService;
  bases: BaseCatalogueService;
}

const bytesPerMegabyte = 1024 * 1024;

/** Creates the services of uploads and imports. */
export function createUploads({ postgres, now, config, tasks, bases }: UploadDependencies) {
  const spool = new Spool(config.dataDir);
  const uploads = new UploadService(postgres, now, spool, config.uploadMaxMb * bytesPerMegabyte);
  const columnMappings = new MappingService(postgres, now);
  return {
    spool,
    uploads,
    columnMappings,
    imports: new ImportService({
      dataDir: config.dataDir,
      spool,
      uploads,
      mappings: columnMappings,
      tasks,
      bases,
    }),
  };
}
