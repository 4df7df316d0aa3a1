import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckIcon, CopyIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CopyByHand } from './CopyByHand.tsx';

export type CopyButtonProps = {
  /** What goes to the clipboard. */
  value: string;
  /** The button's words: "Copy the code". */
  label: string;
  /** Stands for two seconds after it worked. */
  copiedLabel: string;
  /** Stands before the value, to be copied by hand, where the clipboard refused it. */
  refusedLabel: string;
};

const confirmationTime = 2000;

export function CopyButton({ value, label, copiedLabel, refusedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setRefusals(0);
    } catch {
      setRefusals(refusals + 1);
    }
  };
  return (
    <>
      <Button variant="secondary" size="compact" icon={copied ? CheckIcon : CopyIcon} onClick={copy}>
        {copied ? copiedLabel : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied ? copiedLabel : ''}</span>
      </VisuallyHidden>
      {refusals > 0 && (
        <CopyByHand key={refusals} value={value}>
          {refusedLabel}
        </CopyByHand>
      )}
    </>
  );
}
