import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css.ts';

export type IconSource = LucideIcon;

export type IconProps = {
  /** One of the icons of this package, as in `<Icon of={BookmarkIcon} />`. */
  of: IconSource;
  size?: 'small' | 'standard' | 'large';
  filled?: boolean;
  /** What it means, when no text beside it says so; left out, the icon is hidden from screen readers. */
  label?: string;
};

export function Icon({ of: Source, size = 'standard', filled = false, label }: IconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Source className={icon({ size, filled })} focusable="false" {...meaning} />;
}
