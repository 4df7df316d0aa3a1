import { readTheme, rememberTheme } from './remember-theme.ts';
import { themeStoreKey, themes } from './theme-boot.ts';

/**
 * Brings the choices of a page without React to life: radio buttons in the order of `themes`. They follow another
 * tab's choice, which the boot script shows.
 */
export function followThemeChoices(choices: Iterable<HTMLInputElement>): void {
  const radios = [...choices];
  const mark = () =>
    radios.forEach((choice, index) => {
      choice.checked = themes[index] === readTheme();
    });
  mark();
  radios.forEach((choice, index) => {
    choice.addEventListener('change', () => rememberTheme(themes[index] ?? 'system'));
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === themeStoreKey) mark();
  });
}
