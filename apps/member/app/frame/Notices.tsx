import { OfflineNotice, useOnline } from '@rimba/shell';
import { useEffect } from 'react';
import { useStanding } from '../offline/use-standing.ts';
import { queryClient } from '../session/query-client.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

const askAgain = () => void queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false });

const pausesMs = [0, 3_000, 10_000];

/** What a member is told above every page: that it is not fresh, and that there is a newer version. */
export function Notices() {
  const { kept, asOf } = useStanding();
  const online = useOnline();
  // By itself, too: a network that has just come may not carry yet. After that the reader decides.
  useEffect(() => {
    if (!kept || !online) return;
    const timers = pausesMs.map((pause) => setTimeout(askAgain, pause));
    return () => timers.forEach(clearTimeout);
  }, [kept, online]);
  return (
    <>
      <OfflineNotice unreachable={kept} asOf={asOf} onRetry={askAgain} />
      <UpdateNotice />
    </>
  );
}
