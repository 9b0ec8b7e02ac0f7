import { lazy, Suspense, useEffect } from 'react';
import { handleShortcutKey } from '../../features/shortcuts/shortcut-handler.js';
import { startEarlyTyping } from '../../lib/keyboard/early-typing.js';
import { openKeyList, useOpenKeyList } from '../../lib/keyboard/open-keys.js';

const KeysDialog = lazy(async () => ({
  default: (await import('../../features/shortcuts/keys-dialog.js')).KeysDialog,
}));
const Palette = lazy(async () => ({ default: (await import('../../features/palette/palette.js')).Palette }));

/** Handles global shortcuts; the shortcut list and the command list load on first use. */
export function KeyHost() {
  const list = useOpenKeyList();
  useEffect(() => {
    document.addEventListener('keydown', handleShortcutKey);
    return () => document.removeEventListener('keydown', handleShortcutKey);
  }, []);
  useEffect(() => {
    if (list !== 'commands') return undefined;
    return startEarlyTyping(() => openKeyList(undefined));
  }, [list]);
  if (!list) return null;
  const List = list === 'keys' ? KeysDialog : Palette;
  return (
    <Suspense>
      <List onClose={() => openKeyList(undefined)} />
    </Suspense>
  );
}
