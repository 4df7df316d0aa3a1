import { badge } from './Badge.css.ts';
import { capCount } from './cap-count.ts';

export type BadgeProps = {
  /** Nothing is drawn at 0 or below; above 99 it reads 99+. */
  count: number;
  /** `danger` calls for attention; `accent` merely counts. */
  tone?: 'accent' | 'danger';
};

export function Badge({ count, tone = 'accent' }: BadgeProps) {
  const text = capCount(count);
  return text === undefined ? null : <span className={badge({ tone })}>{text}</span>;
}
