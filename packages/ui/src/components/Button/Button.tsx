import { Slot, Slottable } from '@radix-ui/react-slot';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Arc } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export type ButtonProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'type' | 'name' | 'value' | 'form' | 'formAction' | 'disabled' | 'onClick' | 'id' | 'autoFocus'
> & {
  /** What it does, in a verb: "Adopt now". */
  children: ReactNode;
  /** `primary` for the one action of a page, `secondary` beside it, `quiet` for what is rarely wanted, `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** At least 46 px high; `compact` 44, with smaller words, for dense rows. */
  size?: 'standard' | 'compact';
  /** As wide as its words, as what holds it, or the latter on phones only, below 768 px. */
  width?: 'content' | 'full' | 'fullOnPhone';
  /** A sign before the words. */
  icon?: IconSource;
  /** A sign after the words. */
  trailingIcon?: IconSource;
  /** The words while it works ("Working"). Given, the button is busy and does nothing when pressed. */
  busy?: string | undefined;
  /** What it will say while it works, to have room for it from the beginning. */
  busyRoom?: string | undefined;
  /** Why it cannot be pressed now. The button stays in the tab order and the reason stands next to it. */
  disabledReason?: string | undefined;
  /** Gives the look to the only child, a link. */
  asChild?: boolean;
  /** For buttons that open something. */
  'aria-expanded'?: boolean;
  /** The `id` of what it opens. */
  'aria-controls'?: string;
  /** The `id` of words that are read after its own. */
  'aria-describedby'?: string;
};

export function Button({
  children,
  variant = 'primary',
  size = 'standard',
  width = 'content',
  icon,
  trailingIcon,
  busy,
  busyRoom,
  disabledReason,
  asChild = false,
  type = 'button',
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const className = styles.button({ variant, size, width });
  const before = icon && <Icon of={icon} />;
  const after = trailingIcon && <Icon of={trailingIcon} />;

  if (asChild) {
    return (
      <Slot className={className} {...(onClick && { onClick })}>
        {before}
        <Slottable>{children}</Slottable>
        {after}
      </Slot>
    );
  }

  const inert = busy !== undefined || disabledReason !== undefined;
  const description = [describedBy, disabledReason === undefined ? undefined : reasonId]
    .filter(Boolean)
    .join(' ');
  const button = (
    <button
      {...rest}
      type={type}
      className={className}
      aria-busy={busy === undefined ? undefined : true}
      aria-disabled={disabledReason === undefined ? undefined : true}
      aria-describedby={description || undefined}
      onClick={inert ? stop : onClick}
    >
      <Label busy={busy} room={busy ?? busyRoom}>
        {before}
        {children}
        {after}
      </Label>
    </button>
  );

  if (disabledReason === undefined) return button;
  return (
    <span className={styles.withReason}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  );
}

/** Keeps an inert button from sending its form. */
function stop(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
}

interface LabelProps {
  busy: string | undefined;
  /** What it has room for besides its own words. */
  room: string | undefined;
  children: ReactNode;
}

function Label({ busy, room, children }: LabelProps) {
  if (room === undefined) return children;
  return (
    <span className={styles.labelStack}>
      <LabelCell seen={busy === undefined}>{children}</LabelCell>
      <LabelCell seen={busy !== undefined}>
        <Arc />
        {room}
      </LabelCell>
    </span>
  );
}

function LabelCell({ seen, children }: { seen: boolean; children: ReactNode }) {
  return (
    <span className={classNames(styles.labelCell, !seen && styles.unseen)} aria-hidden={!seen || undefined}>
      {children}
    </span>
  );
}
