import { useTranslation } from '@rimba/i18n/react';
import { late, useDemand } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { profileQuery } from '../../data/profile.ts';

const EmailDialog = late(() => import('../../account/EmailDialog.tsx'));

/** For an address that was mistyped: another takes its place, and is mailed a code for this page. */
export function OtherAddress() {
  const { t } = useTranslation('auth');
  const { wanted, open, onOpenChange, ask } = useDemand();
  const user = useQuery({ ...profileQuery(), enabled: wanted }).data;
  return (
    <>
      <Button variant="quiet" onClick={ask}>
        {t('verify.change')}
      </Button>
      {wanted && user && (
        <Suspense>
          <EmailDialog user={user} open={open} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </>
  );
}
