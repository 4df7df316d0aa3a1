import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

const signs = { warning: WarningIcon, info: InfoIcon, success: SuccessIcon, danger: AlertIcon } as const;

export type BannerProps = {
  /** One sentence. */
  children: ReactNode;
  /** What it is about: something to heed, to know, that succeeded, or that went wrong. It chooses the colour and the sign. */
  tone?: 'warning' | 'info' | 'success' | 'danger';
  /** `page` spans the top of a page; `inline` stands inside it with a frame of its own. */
  layout?: 'page' | 'inline';
  /** A sign instead of the tone's own. */
  icon?: IconSource;
  /** One link or button. */
  action?: ReactNode;
  /** With it the banner can be dismissed; whoever shows it decides for how long. */
  dismiss?: { label: string; onDismiss: () => void };
  /** Interrupts the screen reader: for what has just gone wrong. */
  urgent?: boolean;
};

export function Banner({
  children,
  tone = 'warning',
  layout = 'inline',
  icon = signs[tone],
  action,
  dismiss,
  urgent = false,
}: BannerProps) {
  return (
    <div className={styles.banner({ tone, layout })} role={urgent ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <div>{children}</div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {dismiss && (
        <span className={styles.close}>
          <IconButton icon={CloseIcon} label={dismiss.label} onClick={dismiss.onDismiss} />
        </span>
      )}
    </div>
  );
}
