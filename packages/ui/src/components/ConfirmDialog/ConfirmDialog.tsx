import * as Radix from '@radix-ui/react-alert-dialog';
import { type ReactNode, useState } from 'react';
import { scrim } from '../../styles/floating.css.ts';
import { Button } from '../Button/Button.tsx';
import { CloseByBack } from '../Dialog/CloseByBack.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import { useReturnFocus } from '../Dialog/use-return-focus.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';

export type ConfirmDialogProps = {
  /** The question. */
  title: ReactNode;
  /** What follows from a yes. */
  description: ReactNode;
  /** The words of the button that goes on, in a verb: "Remove". */
  confirmLabel: string;
  /** The safe choice; it has the focus when the dialog opens. */
  cancelLabel: string;
  /** What the confirming button says while `onConfirm` is under way. */
  busyLabel: string;
  /** The dialog closes when it is done, and stays open when it fails. */
  onConfirm: () => void | Promise<void>;
  /** `danger` where it cannot be undone. */
  tone?: 'primary' | 'danger';
  /** The button that opens it, when the dialog keeps its own state. */
  trigger?: ReactNode;
  /** Controlled: whether it is open. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /** Where a yes changes the history itself, by leaving the page or by what takes its place: Back does not close it. */
  keepsHistory?: boolean;
  /** More than the sentence: what is about to be paid, for instance. */
  children?: ReactNode;
};

export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel,
  busyLabel,
  onConfirm,
  tone = 'danger',
  trigger,
  open,
  onOpenChange,
  keepsHistory = false,
  children,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  const [ownOpen, setOwnOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      setOpen(false);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Radix.Root open={open ?? ownOpen} onOpenChange={(next) => !busy && setOpen(next)}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content {...returnFocus} className={dialog.content({ size: 'small' })}>
          {!keepsHistory && <CloseByBack />}
          <Radix.Title asChild>
            <Heading level={2} size="h3">
              {title}
            </Heading>
          </Radix.Title>
          <Radix.Description asChild>
            <Text as="div">{description}</Text>
          </Radix.Description>
          {children}
          <div className={dialog.footer}>
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button variant={tone} busy={busy ? busyLabel : undefined} busyRoom={busyLabel} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
