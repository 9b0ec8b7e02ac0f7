import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { readPositionReport, type PositionReportRequest } from './position-report.js';
import type { PositionsReport } from './position-report.type.js';
import { readProject, type ProjectDetails } from './project-rows.js';

/** The positions of projects as people read them. */
export class PositionReportService {
  constructor(private readonly postgres: DataSource) {}

  /** Throws PositionsProjectNotFound, InvalidField for a region that the project has not. */
  async read(
    id: string,
    request: PositionReportRequest,
    context: Pick<RequestContext, 'visitor' | 'reports' | 'viewer'>,
  ): Promise<{ project: ProjectDetails; report: PositionsReport }> {
    const project = await readProject(this.postgres.manager, requireUser(context.visitor), id);
    return { project, report: await readPositionReport(project, request, this.postgres, context) };
  }
}
