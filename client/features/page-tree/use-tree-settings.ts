import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import {
  PageTreeSettingDocument,
  type PageTreeSettingQuery,
  SavePageTreeSettingDocument,
  usePageTreeSettingQuery,
} from './page-tree-setting.generated.js';
import { useStoredValue } from '../../lib/storage/stored-value.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { type CountView, type TreeSettings, defaultSettings } from './tree-settings.js';

interface TreeSettingsStore {
  settings: TreeSettings;
  /** Rejects with the error of the server. */
  save: (settings: TreeSettings) => Promise<void>;
  /** True until the setting is loaded. */
  isWaiting: boolean;
}

/** Tree setting of the user, stored on the server for accounts and in localStorage for guests. */
export function useTreeSettings(): TreeSettingsStore {
  const client = useApolloClient();
  const { account, isWaiting } = useViewer();
  const isSignedIn = account !== undefined;
  const [stored, setStored] = useStoredValue<TreeSettings>('rivalscope.pageTree', defaultSettings);
  const { data, error } = usePageTreeSettingQuery({ skip: !isSignedIn });
  const save = useCallback(
    async (next: TreeSettings) => {
      if (!isSignedIn) {
        setStored(next);
        return;
      }
      const variables = { view: { treeNodeName: next.counts }, sort: next.sort };
      const result = await client.mutate({ mutation: SavePageTreeSettingDocument, variables });
      const saved = result.data?.savePageTreeSetting;
      if (saved) client.writeQuery({ query: PageTreeSettingDocument, data: { pageTreeSetting: saved } });
    },
    [client, isSignedIn, setStored],
  );
  const accountSettings = useMemo(
    () => (data ? parseSettings(data.pageTreeSetting) : defaultSettings),
    [data],
  );
  return {
    settings: isSignedIn ? accountSettings : stored,
    save,
    isWaiting: isWaiting || (isSignedIn && !data && !error),
  };
}

function parseSettings({ view, sort }: PageTreeSettingQuery['pageTreeSetting']): TreeSettings {
  // Strips `__typename`, which the input type rejects.
  const withoutTypename = ({ enabled, color, background }: CountView): CountView => ({
    enabled,
    color,
    background,
  });
  const { sumIt1, sumIt3, sumIt5, sumIt10, sumIt50, sumVis } = view.treeNodeName;
  return {
    counts: {
      sumIt1: withoutTypename(sumIt1),
      sumIt3: withoutTypename(sumIt3),
      sumIt5: withoutTypename(sumIt5),
      sumIt10: withoutTypename(sumIt10),
      sumIt50: withoutTypename(sumIt50),
      sumVis: withoutTypename(sumVis),
    },
    sort: sort ? { field: sort.field, dir: sort.dir } : null,
  };
}
