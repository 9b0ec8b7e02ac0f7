import { PanelPage } from '../features/panel/panel-page.js';

export function PanelRoute() {
  return <PanelPage />;
}
