import type { ReportSection } from '../contract/report-vocabulary.js';
import type { Localised } from '../contract/localised.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LogoService } from '../modules/accounts/logo.service.js';
import type { InvoicePdfService } from '../modules/billing/bank-transfer/invoice-pdf.service.js';
import type { DashboardPdfService } from '../modules/dashboard-pdf/dashboard-pdf.service.js';
import type { PositionReportService } from '../modules/positions/position-report.service.js';
import type { ThumbnailService } from '../modules/thumbnails/thumbnail.service.js';
import type { ImportService } from '../modules/uploads/import.service.js';
import type { RequestContext } from '../request/request-context.js';
import type { OriginPage } from './error-page.js';
import type { RestParameters, ValuesOf } from './rest-parameters.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import type { ReportRow } from '../reports/engine/report-query.js';

/** Part of the documentation in which a call stands. */
export type RestTag = ReportSection | 'dashboards' | 'catalogue' | 'people';

/** Methods of the calls; HEAD and OPTIONS are answered without being declared. */
export type RestMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A JSON schema of an answer, as far as the API document needs it. */
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

/** What shapes an answer may look at. */
export interface ShapeContext<Parameters extends RestParameters = RestParameters> {
  values: ValuesOf<Parameters>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The rows of a report's page by the ids of their columns; none on other calls. */
  rows: readonly ReportRow[];
}

/** What an operation refused: the stable code, and the field of the form that it is about. */
interface OperationError {
  code: string;
  field: string | undefined;
}

/** What files are made with beside the stores. */
export interface FileServices {
  logos: LogoService;
  thumbnails: ThumbnailService;
  dashboardPdf: DashboardPdfService;
  invoicePdfs: InvoicePdfService;
  imports: ImportService;
  positionReports: PositionReportService;
}

/** One call for a file. */
interface FileRequest<Parameters extends RestParameters = RestParameters> {
  values: ValuesOf<Parameters>;
  context: RequestContext;
  reply: FastifyReply;
  services: FileServices;
}

/** A file as an answer, streamed beside GraphQL. */
interface FileResponse<Parameters extends RestParameters = RestParameters> {
  /** Media types that the file may have. */
  types: readonly string[];
  /**
   * The page from which people ask for it: what goes wrong before the first byte is said with a way back there. Missing on
   * pictures, which pages show by themselves: they are no activity of a person.
   */
  page?: OriginPage;
  respond(call: FileRequest<Parameters>): Promise<unknown>;
}

/** What is documented of every call. */
interface DocumentedRoute<Parameters extends RestParameters> {
  methods: readonly RestMethod[];
  /** Without `/api`; parts in braces are parameters. */
  path: string;
  tag: RestTag;
  summary: Localised;
  description: Localised;
  parameters: Parameters;
  responseSchema: JsonSchema;
  /** KB of a file that it takes, at most; 1 MB where it is missing. */
  maxFileKb?: number;
  /** MB of a body that it takes, at most; 1 MB where it is missing. */
  maxBodyMb?: number;
  /** Answers also a browser whose session is over, as logging in must. */
  allowsExpiredSession?: boolean;
}

/** A call that runs a GraphQL operation: which one, with which values, and how the answer is put. No rule lives here. */
export interface OperationRoute<
  Parameters extends RestParameters = RestParameters,
> extends DocumentedRoute<Parameters> {
  /** GraphQL document with one operation. */
  operation: string;
  /** Variables that are made of several parameters; beside those of single ones. */
  variables?(values: ValuesOf<Parameters>): Readonly<Record<string, unknown>>;
  /** The body of the answer, from the operation's data; a stream and a `JsonText` are JSON already. */
  shape(data: Readonly<Record<string, unknown>>, context: ShapeContext<Parameters>): unknown;
  /** Set on reports: files and the text for the clipboard are streamed beside GraphQL. */
  report?: ReportDefinition;
  /** A call even where a browser navigates to it, as a redirect is. */
  servesNavigation?: boolean;
  /** Answers what the operation refused in a way of its own, as forms do that lead back to their page. */
  onOperationError?(error: OperationError, context: ShapeContext<Parameters>): unknown;
  file?: undefined;
}

/** A call that answers a file, also where a browser navigates to it. */
interface FileRoute<Parameters extends RestParameters = RestParameters> extends DocumentedRoute<Parameters> {
  file: FileResponse<Parameters>;
}

/** A documented call. */
export type RestRoute = OperationRoute | FileRoute;

/** Declares a call whose functions know the values of its parameters by their types. */
export function operationRoute<Parameters extends RestParameters>(
  route: OperationRoute<Parameters>,
): RestRoute {
  return route;
}

/** Declares a call for a file whose answer knows the values of its parameters by their types. */
export function fileRoute<Parameters extends RestParameters>(route: FileRoute<Parameters>): RestRoute {
  return route;
}
