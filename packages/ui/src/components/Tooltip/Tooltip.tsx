import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import { tip } from './Tooltip.css.ts';

export type TooltipProps = {
  /** A few words that repeat or add to the control's name; never the only place something is said. */
  label: string;
  /** The side of the control it stands at; the other where there is no room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The control. */
  children: ReactNode;
};

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={tip} side={side} sideOffset={6} collisionPadding={8}>
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
