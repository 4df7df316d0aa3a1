import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckIcon, CopyIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type CopyButtonProps = {
  /** What goes to the clipboard. */
  value: string;
  label: string;
  /** Stands for two seconds after it worked. */
  copiedLabel: string;
  /** The clipboard may refuse; the value then has to be selected by hand. */
  onRefused?: () => void;
};

const confirmationTime = 2000;

export function CopyButton({ value, label, copiedLabel, onRefused }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => onRefused?.(),
    );
  };
  return (
    <>
      <Button variant="secondary" size="compact" icon={copied ? CheckIcon : CopyIcon} onClick={copy}>
        {copied ? copiedLabel : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied ? copiedLabel : ''}</span>
      </VisuallyHidden>
    </>
  );
}
