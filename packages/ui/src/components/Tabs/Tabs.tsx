import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import * as styles from './Tabs.css.ts';
import { withoutInlineStyle } from './without-inline-style.ts';

export type Tab = { value: string; label: ReactNode; count?: number; content: ReactNode };

export type TabsProps = {
  /** What the tabs divide. */
  label: string;
  /** The tabs in their order, each with its words and what it shows. */
  tabs: readonly [Tab, ...Tab[]];
  /** Controlled: the tab that is shown. */
  value?: string;
  /** The tab that is shown to begin with; otherwise the first. */
  defaultValue?: string;
  /** Called with the tab that was chosen. */
  onValueChange?: (value: string) => void;
};

export function Tabs({ label, tabs, value, defaultValue = tabs[0].value, onValueChange }: TabsProps) {
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue } : { value })}
      {...(onValueChange && { onValueChange })}
    >
      <Radix.List className={styles.list} style={withoutInlineStyle} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <Badge count={tab.count} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} asChild>
          <div className={styles.panel} style={withoutInlineStyle}>
            {tab.content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
