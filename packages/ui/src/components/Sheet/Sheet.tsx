import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { scrim } from '../../styles/floating.css.ts';
import { CloseByBack } from '../Dialog/CloseByBack.tsx';
import { stayForToast } from '../Dialog/stay-for-toast.ts';
import { useReturnFocus } from '../Dialog/use-return-focus.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CloseIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Sheet.css.ts';

export type SheetProps = {
  /** Its heading, which is also its name. */
  title: ReactNode;
  /** The name of the button that closes it: "Close". */
  closeLabel: string;
  /** The button that opens it, when the sheet keeps its own state. */
  trigger?: ReactNode;
  /** Controlled: whether it is open. */
  open?: boolean;
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void;
  /** `bottom` on phones, for filters; the sides for navigation and details. */
  side?: 'left' | 'right' | 'bottom';
  /** At a side 384 px wide, or 288 as the menu of the member frame; at the bottom, `standard` is as wide as the window. */
  size?: 'standard' | 'sidebar';
  /** What it holds; it scrolls under the title. */
  children: ReactNode;
  /** Stays in view under the scrolling content. */
  footer?: ReactNode;
};

/** A dialog that slides in from an edge. */
export function Sheet({
  title,
  closeLabel,
  trigger,
  open,
  onOpenChange,
  side = 'right',
  size = 'standard',
  children,
  footer,
}: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...returnFocus}
          onPointerDownOutside={stayForToast}
          className={styles.content({ side, size })}
          aria-describedby={undefined}
        >
          <CloseByBack />
          <div className={styles.header}>
            <Radix.Title asChild>
              <Heading level={2} size="h4">
                {title}
              </Heading>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton icon={CloseIcon} label={closeLabel} />
            </Radix.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
