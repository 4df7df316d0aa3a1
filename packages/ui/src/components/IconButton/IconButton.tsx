import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './IconButton.css.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
  /** Its sign, one of the icons of this package. */
  icon: IconSource;
  /** Its name for those who do not see the icon, the count included: "Notifications, 4 unread". */
  label: string;
  /** `outlined` has a frame, for one that stands by itself. */
  variant?: 'plain' | 'outlined';
  /** `accent` takes the accent's colour. */
  tone?: 'default' | 'accent';
  /** A filled sign means "on" (a bookmark that is set); say so with `aria-pressed` too. */
  filled?: boolean;
  /** Shown above 0, as 99+ above 99. */
  count?: number | undefined;
  /** `danger` calls for attention; `accent` merely counts. */
  countTone?: 'danger' | 'accent';
  /** Gives the look to the only child, a link; its text is hidden behind the icon. */
  asChild?: boolean;
  /** With `asChild`, the link. */
  children?: ReactNode;
};

export function IconButton({
  icon,
  label,
  variant = 'plain',
  tone = 'default',
  filled = false,
  count = 0,
  countTone = 'danger',
  asChild = false,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      {...rest}
      {...(!asChild && { type })}
      className={styles.iconButton({ variant, tone })}
      aria-label={label}
    >
      <Slottable child={children}>{(text) => <VisuallyHidden>{text}</VisuallyHidden>}</Slottable>
      <Icon of={icon} filled={filled} />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          <Badge count={count} tone={countTone} />
        </span>
      )}
    </Root>
  );
}
