import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ExternalLinkIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { elsewhere, link } from './Link.css.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  /** `plain` takes the colour of the text around it; `onForest` is for the dark green of a section. */
  tone?: 'default' | 'plain' | 'onForest';
  /** A link on a line of its own gets a finger's height. */
  standalone?: boolean;
  /** Opens in a new window; the text tells those who do not see the sign ("in a new window"). */
  newWindow?: string;
  /** Gives the look to the only child, a router's link. */
  asChild?: boolean;
};

export function Link({
  tone = 'default',
  standalone = false,
  newWindow,
  asChild = false,
  children,
  ...rest
}: LinkProps) {
  const Root = asChild ? Slot : 'a';
  const target = newWindow !== undefined && { target: '_blank', rel: 'noreferrer' };
  return (
    <Root {...rest} {...target} className={link({ tone, standalone })}>
      <Slottable>{children}</Slottable>
      {newWindow !== undefined && (
        <>
          <VisuallyHidden> ({newWindow})</VisuallyHidden>
          <span className={elsewhere}>
            <Icon of={ExternalLinkIcon} size="small" />
          </span>
        </>
      )}
    </Root>
  );
}
