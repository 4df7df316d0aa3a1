import { OfflineNotice } from '@rimba/shell/offline-notice';
import { askAgain } from '../offline/ask-again.ts';
import { useStaleness } from '../offline/use-staleness.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

/** What a member is told above every page: that it is not fresh, and that there is a newer version. */
export default function Notices() {
  const { kept, asOf } = useStaleness();
  return (
    <>
      <OfflineNotice unreachable={kept} asOf={asOf} onRetry={askAgain} />
      <UpdateNotice />
    </>
  );
}
