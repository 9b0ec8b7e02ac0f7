import type { BaseCatalogueService } from '../databases/base-catalogue.service.js';
import type { GroupReportService } from '../groups/group-report.service.js';
import type { PushService } from '../notifications/push.service.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import type { TaskService } from '../tasks/task.service.js';
import { PositionAlertService } from './position-alerts.service.js';
import { PositionProjectService } from './position-projects.service.js';
import { PositionReportService } from './position-report.service.js';
import { PositionRunService } from './position-runs.service.js';
import { SerpKeyService } from './serp-keys.service.js';

interface PositionDependencies extends ModuleDependencies {
  tasks: TaskService;
  bases: BaseCatalogueService;
  groupReports: GroupReportService;
  pushes: PushService;
  planCatalog: PlanCatalog;
}

/** Creates the services of position tracking. */
export function createPositions({
  postgres,
  now,
  config,
  tasks,
  bases,
  groupReports,
  pushes,
  planCatalog,
}: PositionDependencies) {
  const serpKeys = new SerpKeyService(postgres, now, config);
  return {
    serpKeys,
    positionProjects: new PositionProjectService({
      postgres,
      now,
      databases: bases,
      groups: groupReports,
      keys: serpKeys,
    }),
    positionReports: new PositionReportService(postgres),
    positionRuns: new PositionRunService(postgres, now, tasks, serpKeys, planCatalog),
    positionAlerts: new PositionAlertService(postgres, now, pushes),
  };
}
