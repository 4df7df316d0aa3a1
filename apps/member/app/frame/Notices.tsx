import { OfflineNotice, useOnceOnline } from '@rimba/shell';
import { useStanding } from '../offline/use-standing.ts';
import { queryClient } from '../session/query-client.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

const askAgain = () => void queryClient.refetchQueries({ type: 'active' }, { cancelRefetch: false });

/** What a member is told above every page: that it is not fresh, and that there is a newer version. */
export function Notices() {
  const { kept, asOf } = useStanding();
  useOnceOnline(() => {
    if (kept) askAgain();
  });
  return (
    <>
      <OfflineNotice unreachable={kept} asOf={asOf} onRetry={askAgain} />
      <UpdateNotice />
    </>
  );
}
