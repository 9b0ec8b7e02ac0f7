import type { ReportSection } from '../../contract/reports/report-vocabulary.js';
import type { Localised } from '../../contract/language/localised.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LogoService } from '../../modules/accounts/logo.service.js';
import type { InvoicePdfService } from '../../modules/billing/bank-transfer/invoice-pdf.service.js';
import type { DashboardPdfService } from '../../modules/dashboard-pdf/dashboard-pdf.service.js';
import type { PersonalDataService } from '../../modules/personal-data/personal-data.service.js';
import type { PositionReportService } from '../../modules/positions/position-report.service.js';
import type { ThumbnailService } from '../../modules/thumbnails/thumbnail.service.js';
import type { ImportService } from '../../modules/uploads/import.service.js';
import type { AdministratorPolicy } from '../../request/administrator-access.js';
import type { RequestContext } from '../../request/request-context.js';
import type { OriginPage } from '../responses/error-page.js';
import type { RestParameters, ValuesOf } from '../parameters/rest-parameters.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import type { ReportRow } from '../../reports/engine/report-query.js';

/** Documentation section of a call. */
export type RestTag = ReportSection | 'dashboards' | 'catalogue' | 'people';

/** Methods of routes; HEAD and OPTIONS are implicit. */
export type RestMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Subset of JSON Schema that the OpenAPI document needs. */
export interface JsonSchema {
  type?: string | readonly string[];
  format?: 'binary';
  description?: Localised;
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema;
  enum?: readonly (string | number)[];
  minimum?: number;
  maximum?: number;
  default?: string | number | boolean;
  example?: unknown;
}

/** Context for shaping a response. */
export interface ShapeContext<Parameters extends RestParameters = RestParameters> {
  values: ValuesOf<Parameters>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Rows of a report page by column id; empty for other calls. */
  rows: readonly ReportRow[];
}

/** Error of an operation: its stable code and form field. */
interface OperationError {
  code: string;
  field: string | undefined;
}

/** Services available to file routes. */
export interface FileServices {
  logos: LogoService;
  thumbnails: ThumbnailService;
  dashboardPdf: DashboardPdfService;
  invoicePdfs: InvoicePdfService;
  imports: ImportService;
  positionReports: PositionReportService;
  personalData: PersonalDataService;
  /** Conditions for administrators. */
  administrators: AdministratorPolicy;
}

/** Request for a file. */
interface FileRequest<Parameters extends RestParameters = RestParameters> {
  values: ValuesOf<Parameters>;
  context: RequestContext;
  reply: FastifyReply;
  services: FileServices;
}

/** A file response, streamed without GraphQL. */
interface FileResponse<Parameters extends RestParameters = RestParameters> {
  /** Possible media types. */
  types: readonly string[];
  /**
   * Page that offers the file, linked from error pages. Missing for embedded images, which do not count as user
   * activity.
   */
  page?: OriginPage;
  respond(call: FileRequest<Parameters>): Promise<unknown>;
}

/** Documented properties of every route. */
interface DocumentedRoute<Parameters extends RestParameters> {
  methods: readonly RestMethod[];
  /** Without `/api`; braces mark parameters. */
  path: string;
  tag: RestTag;
  summary: Localised;
  description: Localised;
  parameters: Parameters;
  responseSchema: JsonSchema;
  /** Maximum upload size in KB; 1 MB by default. */
  maxFileKb?: number;
  /** Maximum body size in MB on a paid plan; 1 MB by default and for other visitors. */
  maxBodyMb?: number;
  /** Whether an expired session is accepted, for example for logging in. */
  allowsExpiredSession?: boolean;
}

/** A route that runs a GraphQL operation and shapes its response. It contains no business rules. */
export interface OperationRoute<
  Parameters extends RestParameters = RestParameters,
> extends DocumentedRoute<Parameters> {
  /** GraphQL document with one operation. */
  operation: string;
  /** Variables computed from several parameters, in addition to the direct ones. */
  variables?(values: ValuesOf<Parameters>): Readonly<Record<string, unknown>>;
  /** Builds the response body from the data of the operation. Streams and `JsonText` are JSON already. */
  shape(data: Readonly<Record<string, unknown>>, context: ShapeContext<Parameters>): unknown;
  /** Set for reports, which also stream files and clipboard text without GraphQL. */
  report?: ReportDefinition;
  /** Whether the route also handles browser navigation, for example with a redirect. */
  servesNavigation?: boolean;
  /** Custom response to an operation error, such as redirecting back to a form. */
  onOperationError?(error: OperationError, context: ShapeContext<Parameters>): unknown;
  file?: undefined;
}

/** A route that returns a file, also to browser navigation. */
interface FileRoute<Parameters extends RestParameters = RestParameters> extends DocumentedRoute<Parameters> {
  file: FileResponse<Parameters>;
}

/** A documented route. */
export type RestRoute = OperationRoute | FileRoute;

/** Declares a route with typed parameter values. */
export function operationRoute<Parameters extends RestParameters>(
  route: OperationRoute<Parameters>,
): RestRoute {
  return route;
}

/** Declares a file route with typed parameter values. */
export function fileRoute<Parameters extends RestParameters>(route: FileRoute<Parameters>): RestRoute {
  return route;
}
