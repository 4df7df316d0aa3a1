import { refreshWishtree } from '../data/wishtree.ts';
import { noteChanges } from '../data/wishtree-changes.ts';

const name = 'rimba-wishtree';

interface Word {
  readonly treeIds: readonly number[];
  readonly saved: boolean;
}

/** Tells the browser's other tabs what the service has taken. */
export function tellTabs(word: Word): void {
  const tabs = new BroadcastChannel(name);
  tabs.postMessage(word);
  tabs.close();
}

/** Shows what another tab did: its bookmarks, the badge and the list. Answers a function that stops. */
export function followTabs(): () => void {
  const tabs = new BroadcastChannel(name);
  tabs.onmessage = ({ data: { treeIds, saved } }: MessageEvent<Word>) => {
    noteChanges(treeIds, saved);
    refreshWishtree().catch(() => undefined);
  };
  return () => tabs.close();
}
