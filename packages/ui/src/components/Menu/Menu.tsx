import * as Radix from '@radix-ui/react-dropdown-menu';
import { Slottable } from '@radix-ui/react-slot';
import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import * as styles from './Menu.css.ts';

export type MenuProps = {
  /** The button that opens it; its name is the menu's name. */
  trigger: ReactNode;
  /** Which edge of the trigger it stands at. */
  align?: 'start' | 'center' | 'end';
  /** Its items, in groups with a MenuLabel each where there are many. */
  children: ReactNode;
  /** Controlled: whether it is open. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
};

/** A list of actions or places behind a button. */
export function Menu({ trigger, align = 'end', children, open, onOpenChange }: MenuProps) {
  return (
    <Radix.Root modal={false} {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.content} align={align} sideOffset={6} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export type MenuItemProps = {
  /** What it does, in a few words. */
  children: ReactNode;
  /** A sign before the words. */
  icon?: IconSource;
  /** A number at the end; not shown at 0 or below. */
  count?: number | undefined;
  /** `danger` where it cannot be undone. */
  tone?: 'default' | 'danger';
  /** Whether it cannot be chosen now. */
  disabled?: boolean;
  /** Called when it is chosen; the menu closes. */
  onSelect?: () => void;
  /** The only child is a link that takes the item's place. */
  asChild?: boolean;
};

export function MenuItem({
  children,
  icon,
  count = 0,
  tone = 'default',
  disabled = false,
  onSelect,
  asChild = false,
}: MenuItemProps) {
  return (
    <Radix.Item
      className={styles.item({ tone })}
      disabled={disabled}
      asChild={asChild}
      {...(onSelect && { onSelect })}
    >
      {icon && <Icon of={icon} />}
      <Slottable>{children}</Slottable>
      {count > 0 && (
        <span className={styles.end}>
          <Badge count={count} />
        </span>
      )}
    </Radix.Item>
  );
}

/** Words at the head of a group, such as who is signed in. */
export function MenuLabel({
  children,
}: {
  /** What the items below it have in common. */
  children: ReactNode;
}) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}
