import { useTranslation } from '@rimba/i18n/react';
import type { Demand } from '@rimba/shell';
import { Button, CodeField, Dialog, Inline, Stack } from '@rimba/ui';
import { type FormEvent, useState } from 'react';
import { confirmEmailChange, startEmailChange } from '../../data/account.ts';
import { correctEmail } from '../../data/email-verification.ts';
import type { User } from '../../data/wire.ts';
import { saySuccess } from '../../frame/say.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import { NewAddress } from './NewAddress.tsx';
import type { Asker } from './ProofField.tsx';
import { proofFailure } from './proof.ts';
import { sayWrong, useTyped } from './use-typed.ts';

const codeLength = 8;

type EmailDialogProps = Pick<Demand, 'open' | 'onOpenChange'> & {
  user: Asker & Pick<User, 'emailVerifiedAt'>;
};

/** Another address for the account: one that is proven moves, one that never was is put right. */
export default function EmailDialog({ user: { emailVerifiedAt, ...user }, ...demand }: EmailDialogProps) {
  return emailVerifiedAt === null ? (
    <CorrectDialog {...demand} user={user} />
  ) : (
    <MoveDialog {...demand} user={user} />
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

/** Which address, and who asks; then the code that was mailed to it. */
function MoveDialog({ user, open, onOpenChange }: FlowProps) {
  const { t } = useTranslation(['profile', 'common']);
  const [asked, setAsked] = useState<string>();
  const onDone = () => {
    saySuccess(t('profile:emailChange.done'));
    setAsked(undefined);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={t('profile:emailChange.title')}
      description={
        asked === undefined
          ? t('profile:emailChange.text', { email: user.email })
          : t('profile:emailChange.codeText', { email: asked })
      }
      closeLabel={t('common:actions.close')}
    >
      {asked === undefined ? (
        <NewAddress
          user={user}
          label={t('profile:emailChange.new')}
          onSend={async (email, proof) => {
            await startEmailChange(email, proof);
            setAsked(email);
          }}
        />
      ) : (
        <AddressCode email={asked} onOther={() => setAsked(undefined)} onDone={onDone} />
      )}
    </Dialog>
  );
}

interface AddressCodeProps {
  email: string;
  onOther: () => void;
  onDone: () => void;
}

function AddressCode({ email, onOther, onDone }: AddressCodeProps) {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const sayFailure = useSayFailure();
  const code = useTyped();
  const [busy, setBusy] = useState(false);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (sayWrong([code, code.value === '' ? t('errors:request.field_required') : undefined])) return;
    setBusy(true);
    try {
      await confirmEmailChange(email, code.value);
      onDone();
    } catch (error) {
      if (!sayWrong([code, proofFailure(error)])) sayFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={confirm} noValidate>
      <Stack gap={4}>
        <CodeField
          ref={code.field}
          kind="characters"
          length={codeLength}
          label={t('profile:confirmation.code')}
          hint={t('profile:confirmation.codeHint')}
          autoFocus
          value={code.value}
          onChange={({ currentTarget }) => code.onType(currentTarget.value)}
          error={code.error}
        />
        <Inline justify="between">
          <Button variant="quiet" onClick={onOther}>
            {t('profile:emailChange.other')}
          </Button>
          <Button type="submit" busy={busy ? t('common:actions.saving') : undefined}>
            {t('profile:emailChange.confirm')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
