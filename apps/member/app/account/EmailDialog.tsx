import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Dialog } from '@rimba/ui';
import { startEmailChange } from '../data/email-change.ts';
import { correctEmail } from '../data/email-verification.ts';
import type { User } from '../data/wire.ts';
import { saySuccess } from '../frame/say.ts';
import { NewAddress } from './NewAddress.tsx';
import type { Asker } from './ProofField.tsx';

type EmailDialogProps = Pick<Demand, 'open' | 'onOpenChange'> & {
  user: Asker & Pick<User, 'emailVerifiedAt'>;
  /** The address that waits for its proof already. */
  awaited?: string | undefined;
};

/** Another address for the account: one that is proven moves, one that never was is put right. */
export default function EmailDialog({
  user: { emailVerifiedAt, ...user },
  awaited,
  ...demand
}: EmailDialogProps) {
  return emailVerifiedAt === null ? (
    <CorrectDialog {...demand} user={user} />
  ) : (
    <MoveDialog {...demand} user={user} awaited={awaited} />
  );
}

type FlowProps = Pick<Demand, 'open' | 'onOpenChange'> & { user: Asker };

/** The page that waits for the proof goes on with the address that is put right here. */
function CorrectDialog({ user, open, onOpenChange }: FlowProps) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('profile:emailChange.correctTitle')}
      description={t('profile:emailChange.correctText', { email: user.email })}
      closeLabel={t('common:actions.close')}
    >
      <NewAddress
        user={user}
        label={t('profile:emailChange.correctNew')}
        first={user.email}
        onSend={async (email, proof) => {
          await correctEmail(email, proof);
          saySuccess(t('profile:emailChange.corrected', { email }));
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

/** Which address, and who asks; the page waits for the proof. */
function MoveDialog({ user, awaited, open, onOpenChange }: FlowProps & { awaited: string | undefined }) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('profile:emailChange.title')}
      description={t('profile:emailChange.text', { email: user.email })}
      closeLabel={t('common:actions.close')}
    >
      <NewAddress
        user={user}
        label={t('profile:emailChange.new')}
        first={awaited}
        onSend={async (email, proof) => {
          await startEmailChange(email, proof);
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
