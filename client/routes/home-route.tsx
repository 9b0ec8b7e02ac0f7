import { HomePage } from '../features/home/home-page.js';

/** The start page. */
export function HomeRoute() {
  return <HomePage />;
}
