import type { DataSource } from 'typeorm';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { readPositionReport, type PositionReportRequest } from './position-report.js';
import type { PositionsReport } from './position-report.type.js';
import { readProject, type ProjectDetails } from './project-rows.js';

/** Reads the positions of projects. */
export class PositionReportService {
  constructor(private readonly postgres: DataSource) {}

  /** Throws PositionsProjectNotFound, or InvalidField for an unknown region. */
  async read(
    id: string,
    request: PositionReportRequest,
    context: Pick<RequestContext, 'visitor' | 'reports' | 'viewer'>,
  ): Promise<{ project: ProjectDetails; report: PositionsReport }> {
    const project = await readProject(this.postgres.manager, requireUser(context.visitor), id);
    return { project, report: await readPositionReport(project, request, this.postgres, context) };
  }
}
