import { Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { toastDuration } from '../../tokens/scales.ts';
import { Icon } from '../Icon/Icon.tsx';
import { AlertIcon, CloseIcon, HourglassIcon, InfoIcon, SuccessIcon } from '../Icon/icons.ts';
import { foot } from './stand-at-foot.ts';
import * as styles from './Toaster.css.ts';

export type ToasterProps = {
  /** The region's name for screen readers: "Short messages". */
  label: string;
  /** The name of the button that closes a toast: "Close". */
  closeLabel: string;
};

const classes = {
  toast: styles.toast,
  success: styles.success,
  error: styles.error,
  info: styles.info,
  warning: styles.warning,
  icon: styles.icon,
  content: styles.content,
  title: styles.title,
  actionButton: styles.action,
  closeButton: styles.close,
};

const icons = {
  success: <Icon of={SuccessIcon} />,
  error: <Icon of={AlertIcon} />,
  info: <Icon of={InfoIcon} />,
  warning: <Icon of={HourglassIcon} />,
  close: <Icon of={CloseIcon} size="small" />,
};

/** The place toasts appear: once in a frame. 4 seconds, three at a time and one on a phone, 356 px wide, 14 px apart; a swipe of 45 px dismisses. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  return (
    <Sonner
      customAriaLabel={label}
      position="bottom-right"
      duration={toastDuration}
      visibleToasts={3}
      gap={14}
      expand
      offset={{ bottom: `calc(var(${foot}) + 24px)` }}
      mobileOffset={{ bottom: `calc(var(${foot}) + 16px)`, left: 16, right: 16 }}
      closeButton
      icons={icons}
      toastOptions={{ unstyled: true, classNames: classes, closeButtonAriaLabel: closeLabel }}
    />
  );
}
