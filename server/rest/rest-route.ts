import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Upload } from 'graphql-upload-minimal';
import type { Localised } from '../errors/error-catalogue.js';
import type { RequestContext } from '../graphql/request-context.js';
import type { ReportDefinition, ReportSection } from '../reports/engine/report-definition.js';

/**
 * A value of a call: read from the path, the query or the body, checked, and handed to GraphQL as a variable. `query` covers
 * the body too; `body` is for secrets, which are read from no address.
 */
export interface RestParameter {
  name: string;
  /** Other names under which existing clients send it. */
  aliases?: readonly string[];
  in: 'path' | 'query' | 'body';
  type: 'string' | 'integer' | 'boolean' | 'stringList' | 'file';
  required?: boolean;
  minimum?: number;
  maximum?: number;
  oneOf?: readonly (string | number)[];
  default?: string | number | boolean;
  /** Name of the GraphQL variable; a parameter without one is read by the presentation alone. */
  variable?: string;
  description: Localised;
}

/** Checked values of a call's parameters by their names. */
export type ParameterValues = Readonly<
  Record<string, string | number | boolean | readonly string[] | Upload | undefined>
>;

/** Part of the documentation in which a call stands. */
export type RestTag = ReportSection | 'dashboards' | 'catalogue' | 'people';

/** Methods of the calls; HEAD and OPTIONS are answered without being declared. */
export type RestMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A JSON schema, as far as the API document needs it. */
export interface JsonSchema {
  type?: string | readonly string[];
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

/** A documented call: which GraphQL operation it runs, with which values, and how the answer is put. No rule lives here. */
export interface RestRoute {
  methods: readonly RestMethod[];
  /** Without `/api`; parts in braces are parameters. */
  path: string;
  tag: RestTag;
  summary: Localised;
  description: Localised;
  parameters: readonly RestParameter[];
  /** GraphQL document with one operation. */
  operation: string;
  /** Variables that are made of several parameters; beside those of single ones. */
  variables?(values: ParameterValues): Readonly<Record<string, unknown>>;
  /** The body of the answer, from the operation's data. */
  shape(data: Readonly<Record<string, unknown>>, context: ShapeContext): unknown;
  answer: JsonSchema;
  /** Streams a file beside GraphQL in place of what the operation would answer; `page` is where a person asks for it. */
  file?: {
    page: Pick<ReportDefinition, 'route' | 'title'>;
    answer(values: ParameterValues, context: RequestContext, reply: FastifyReply): Promise<unknown>;
  };
  /** Set on reports: `type=csv` and `type=copy` stream the report beside GraphQL. */
  report?: ReportDefinition;
  /** A call even where a browser navigates to it, as a redirect is. */
  alwaysCall?: boolean;
  /** Answers also a browser whose session is over, as logging in must. */
  anySession?: boolean;
  /** Answers what the operation refused in a way of its own, as forms do that lead back to their page. */
  answerRefusal?(refusal: OperationRefusal, context: ShapeContext): unknown;
}
