import type { LoadedBases } from '../databases/loaded-bases.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import type { TaskService } from '../tasks/task.service.js';
import { GroupEditService } from './group-edit.service.js';
import { GroupLinkTokens } from './group-link-tokens.js';
import { GroupLinkService } from './group-link.service.js';
import { GroupReportService } from './group-report.service.js';

interface GroupDependencies extends ModuleDependencies {
  tasks: TaskService;
  loadedBases: LoadedBases;
  planCatalog: PlanCatalog;
}

/** Creates the services of group reports. */
export function createGroups({ postgres, now, config, tasks, loadedBases, planCatalog }: GroupDependencies) {
  const groupReports = new GroupReportService(postgres, now, loadedBases, tasks);
  const groupLinkTokens = new GroupLinkTokens(postgres, now, config, planCatalog);
  return {
    groupReports,
    groupLinkTokens,
    groupLinks: new GroupLinkService({
      postgres,
      now,
      config,
      groups: groupReports,
      tokens: groupLinkTokens,
    }),
    groupEdits: new GroupEditService(postgres, now, config, groupReports),
  };
}
