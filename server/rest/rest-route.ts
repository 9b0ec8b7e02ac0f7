import type { ReportSection } from '../contract/report-vocabulary.js';
import type { Localised } from '../contract/localised.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Upload } from 'graphql-upload-minimal';
import type { LogoService } from '../modules/accounts/logo.service.js';
import type { DashboardPdfService } from '../modules/dashboard-pdf/dashboard-pdf.service.js';
import type { ThumbnailService } from '../modules/thumbnails/thumbnail.service.js';
import type { RequestContext } from '../request/request-context.js';
import type { AskingPage } from './refusal-page.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';

/**
 * A value of a call: read from the path, the query or the body, checked, and handed to GraphQL as a variable. `query` covers
 * the body too; `body` is for secrets, which are read from no address.
 */
export interface RestParameter {
  name: string;
  /** Other names under which existing clients send it. */
  aliases?: readonly string[];
  in: 'path' | 'query' | 'body';
  type: 'string' | 'integer' | 'boolean' | 'stringList' | 'object' | 'file';
  required?: boolean;
  minimum?: number;
  maximum?: number;
  oneOf?: readonly (string | number)[];
  default?: string | number | boolean;
  /** Name of the GraphQL variable; a parameter without one is read by the presentation alone. */
  variable?: string;
  description: Localised;
}

/** An object of a body, whose fields the call looks at itself. */
export interface SentObject {
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Checked values of a call's parameters by their names. */
export type ParameterValues = Readonly<
  Record<string, string | number | boolean | readonly string[] | SentObject | Upload | undefined>
>;

/** Part of the documentation in which a call stands. */
export type RestTag = ReportSection | 'dashboards' | 'catalogue' | 'people';

/** Methods of the calls; HEAD and OPTIONS are answered without being declared. */
export type RestMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A JSON schema, as far as the API document needs it. */
export interface JsonSchema {
  type?: string | readonly string[];
  format?: 'binary';
  description?: Localised;
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema;
  enum?: readonly (string | number)[];
  example?: unknown;
}

/** What shapes an answer may look at. */
export interface ShapeContext {
  values: ParameterValues;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What an operation refused: the stable code, and the field of the form that it is about. */
export interface OperationRefusal {
  code: string;
  field: string | undefined;
}

/** What files are made with beside the stores. */
export interface FileServices {
  logos: LogoService;
  thumbnails: ThumbnailService;
  dashboardPdf: DashboardPdfService;
}

/** One call for a file. */
export interface FileCall {
  values: ParameterValues;
  context: RequestContext;
  reply: FastifyReply;
  services: FileServices;
}

/** A file as an answer, streamed beside GraphQL. */
export interface FileAnswer {
  /** Media type of the file. */
  type: string;
  /**
   * The page from which people ask for it: what goes wrong before the first byte is said with a way back there. Missing on
   * pictures, which pages show by themselves: they are no activity of a person.
   */
  page?: AskingPage;
  answer(call: FileCall): Promise<unknown>;
}

/** What is documented of every call. */
interface DocumentedCall {
  methods: readonly RestMethod[];
  /** Without `/api`; parts in braces are parameters. */
  path: string;
  tag: RestTag;
  summary: Localised;
  description: Localised;
  parameters: readonly RestParameter[];
  answer: JsonSchema;
  /** Answers also a browser whose session is over, as logging in must. */
  anySession?: boolean;
}

/** A call that runs a GraphQL operation: which one, with which values, and how the answer is put. No rule lives here. */
export interface OperationRoute extends DocumentedCall {
  /** GraphQL document with one operation. */
  operation: string;
  /** Variables that are made of several parameters; beside those of single ones. */
  variables?(values: ParameterValues): Readonly<Record<string, unknown>>;
  /** The body of the answer, from the operation's data. */
  shape(data: Readonly<Record<string, unknown>>, context: ShapeContext): unknown;
  /** Set on reports: `type=csv` and `type=copy` stream the report beside GraphQL. */
  report?: ReportDefinition;
  /** A call even where a browser navigates to it, as a redirect is. */
  alwaysCall?: boolean;
  /** Answers what the operation refused in a way of its own, as forms do that lead back to their page. */
  answerRefusal?(refusal: OperationRefusal, context: ShapeContext): unknown;
  file?: undefined;
}

/** A call that answers a file, also where a browser navigates to it. */
export interface FileRoute extends DocumentedCall {
  file: FileAnswer;
}

/** A documented call. */
export type RestRoute = OperationRoute | FileRoute;
