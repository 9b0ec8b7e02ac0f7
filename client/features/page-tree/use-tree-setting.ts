import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import {
  PageTreeSettingDocument,
  type PageTreeSettingQuery,
  SavePageTreeSettingDocument,
  usePageTreeSettingQuery,
} from './page-tree-setting.generated.js';
import { useStored } from '../../lib/stored-value.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { type CountView, type TreeSetting, defaultSetting } from './tree-setting.js';

interface TreeSettingStore {
  setting: TreeSetting;
  /** Rejects with the error of the server. */
  save: (setting: TreeSetting) => Promise<void>;
  /** True until the setting is loaded. */
  isWaiting: boolean;
}

/** Tree setting of the user, stored on the server for accounts and in localStorage for guests. */
export function useTreeSetting(): TreeSettingStore {
  const client = useApolloClient();
  const { account, isWaiting } = useViewer();
  const isSignedIn = account !== undefined;
  const [stored, setStored] = useStored<TreeSetting>('rivalscope.pageTree', defaultSetting);
  const { data, error } = usePageTreeSettingQuery({ skip: !isSignedIn });
  const save = useCallback(
    async (next: TreeSetting) => {
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
  const accountSetting = useMemo(() => (data ? settingOf(data.pageTreeSetting) : defaultSetting), [data]);
  return {
    setting: isSignedIn ? accountSetting : stored,
    save,
    isWaiting: isWaiting || (isSignedIn && !data && !error),
  };
}

function settingOf({ view, sort }: PageTreeSettingQuery['pageTreeSetting']): TreeSetting {
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
