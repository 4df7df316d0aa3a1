import { useTranslation } from '@rimba/i18n/react';
import { ThemeSwitch } from '@rimba/ui';
import { chooseTheme, useTheme } from './use-theme.ts';

/** Light, dark, or as the device has it. */
export function ThemeChooser() {
  const { t } = useTranslation('common');
  return (
    <ThemeSwitch
      label={t('theme.label')}
      choices={{ light: t('theme.light'), dark: t('theme.dark'), system: t('theme.system') }}
      value={useTheme()}
      onValueChange={chooseTheme}
    />
  );
}
