import { printSchema } from 'graphql';
import { buildAppSchema } from '../../server/app-schema.js';
import { openApiDocument } from '../../server/rest/docs/openapi.js';
import { restRoutes } from '../../server/rest/rest-routes.js';
import { listRestElements, normaliseGraphql, type PublicInterface } from './public-interface.js';

/** Builds the public interface from the declarations of this version. */
export async function buildCurrentInterface(): Promise<PublicInterface> {
  const schema = await buildAppSchema();
  return {
    graphql: normaliseGraphql(printSchema(schema)),
    rest: listRestElements(openApiDocument(restRoutes(schema), 'http://localhost', 'en')),
  };
}
