import { knowsPasskeys } from '@rimba/auth';
import { useRef, useState } from 'react';
import { ByMailedCode } from './ByMailedCode.tsx';
import { ByPasskey } from './ByPasskey.tsx';
import type { Refused } from './refused.ts';

interface SecondStepProps {
  refused: Refused;
  onCancel: () => void;
}

/** What an account asks for after its password: a passkey, or a mailed code from who has none of them here. */
export default function SecondStep({ refused, onCancel }: SecondStepProps) {
  const [byCode, setByCode] = useState(() => !knowsPasskeys(window));
  // Good for one answer: one that the browser did not give leaves it as it is.
  const question = useRef<Refused['passkey'] | undefined>(refused.passkey);
  return byCode ? (
    <ByMailedCode refused={refused} onPasskey={() => setByCode(false)} onCancel={onCancel} />
  ) : (
    <ByPasskey
      refused={refused}
      question={question}
      onElsewhere={() => setByCode(true)}
      onCancel={onCancel}
    />
  );
}
