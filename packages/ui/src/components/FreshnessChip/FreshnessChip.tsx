import { Icon } from '../Icon/Icon.tsx';
import { AlertIcon, ClockIcon, SuccessIcon } from '../Icon/icons.ts';
import { chip } from './FreshnessChip.css.ts';

/** Within the promised interval, at its end, or past it. */
export type Freshness = 'inTime' | 'due' | 'late';

const signs = { inTime: SuccessIcon, due: ClockIcon, late: AlertIcon } as const;

export type FreshnessChipProps = {
  /** Whether the last survey is within the promised interval, at its end, or past it. */
  freshness: Freshness;
  /** Says the days, never just "fresh": "Fresh, 59 days". */
  children: string;
};

/** How old the last survey is. A late one is never shown as fresh. */
export function FreshnessChip({ freshness, children }: FreshnessChipProps) {
  return (
    <span className={chip({ freshness })}>
      <Icon of={signs[freshness]} size="small" />
      {children}
    </span>
  );
}
