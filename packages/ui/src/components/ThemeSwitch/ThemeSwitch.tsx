import { DarkThemeIcon, LightThemeIcon, SystemThemeIcon } from '../Icon/icons.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';

export type ThemeChoice = 'light' | 'dark' | 'system';

export type ThemeSwitchProps = {
  /** What is chosen, for screen readers: "Appearance". */
  label: string;
  /** The words of the three choices. */
  choices: Record<ThemeChoice, string>;
  /** The choice that is set. */
  value: ThemeChoice;
  /** Called with the choice that was made. */
  onValueChange: (value: ThemeChoice) => void;
};

const signs = { light: LightThemeIcon, dark: DarkThemeIcon, system: SystemThemeIcon } as const;
const order = ['light', 'dark', 'system'] as const;

export function ThemeSwitch({ label, choices, value, onValueChange }: ThemeSwitchProps) {
  return (
    <SegmentedControl
      label={label}
      value={value}
      onValueChange={onValueChange}
      stacked
      segments={order.map((choice) => ({
        value: choice,
        label: choices[choice],
        icon: signs[choice],
      }))}
    />
  );
}
