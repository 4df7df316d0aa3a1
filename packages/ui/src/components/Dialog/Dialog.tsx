import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { scrim } from '../../styles/floating.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import { CloseByBack } from './CloseByBack.tsx';
import * as styles from './Dialog.css.ts';
import { stayForToast } from './stay-for-toast.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type DialogProps = {
  /** Its heading, which is also its name. */
  title: ReactNode;
  /** A sentence under the heading, read with it. */
  description?: ReactNode;
  /** The name of the button that closes it: "Close". */
  closeLabel: string;
  /** The button that opens it, when the dialog keeps its own state. */
  trigger?: ReactNode;
  /** Controlled: whether it is open. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /** At most 432, 608 or 960 px wide. */
  size?: 'small' | 'standard' | 'wide';
  /** What it is about. */
  children?: ReactNode;
  /** The choices, the safe one first. */
  footer?: ReactNode;
};

export function Dialog({
  title,
  description,
  closeLabel,
  trigger,
  open,
  onOpenChange,
  size = 'standard',
  children,
  footer,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            focusFirstField(event);
          }}
          onPointerDownOutside={stayForToast}
          className={styles.content({ size })}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <CloseByBack />
          <div className={styles.header}>
            <Radix.Title asChild>
              <Heading level={2} size="h3">
                {title}
              </Heading>
            </Radix.Title>
            <span className={styles.close}>
              <Radix.Close asChild>
                <IconButton icon={CloseIcon} label={closeLabel} />
              </Radix.Close>
            </span>
          </div>
          {description !== undefined && (
            <Radix.Description asChild>
              <Text>{description}</Text>
            </Radix.Description>
          )}
          {children}
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A dialog that asks begins at its question, not at the button that closes it. */
function focusFirstField(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector<HTMLElement>('form :is(input, select, textarea):enabled');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** Around a button inside a dialog or a sheet: pressing it closes. */
export function DialogClose({
  children,
}: {
  /** The only child: the button that closes it. */
  children: ReactNode;
}) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
