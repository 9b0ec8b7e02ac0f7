import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { legalPaths } from '../../server/contract/pages/legal-pages.js';
import { catalogue } from '../addresses/catalogue.js';
import { paths } from '../addresses/paths.js';
import { createRouter } from './router.js';

const { apiDocs, changeDatabase, playground, ...pages } = paths;

it('has a page for every client route and none for server routes', () => {
  const routes = createRouter().routes as RouteObject[];
  const matchPage = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path;
  const addresses = [...Object.values(pages), ...catalogue.map(({ route }) => route)];
  for (const address of addresses) expect(matchPage(address)).toBe(address);
  for (const address of [apiDocs, `${changeDatabase}/gny`, '/no/such/page']) {
    expect(matchPage(address)).toBe('*');
  }
  // Help paths are known only to the help module.
  for (const address of [playground, '/websites-keywords']) expect(matchPage(address)).toBe('/:help');
  expect(matchPage('/ru/websites-keywords')).toBe('/ru/:help');
  for (const address of legalPaths) expect(matchPage(address)).toBe(address);
});
