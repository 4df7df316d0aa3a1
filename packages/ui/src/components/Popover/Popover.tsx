import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { content } from './Popover.css.ts';

export type PopoverProps = {
  /** What the panel is about, for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  /** Which edge of the trigger it stands at. */
  align?: 'start' | 'center' | 'end';
  /** What stands in the panel. */
  children: ReactNode;
  /** Controlled: whether it is open. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
};

/** A small panel beside what opened it: a definition, a few controls. */
export function Popover({ label, trigger, align = 'start', children, open, onOpenChange }: PopoverProps) {
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={content}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
