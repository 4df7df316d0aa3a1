import { readTheme, rememberTheme } from './remember-theme.ts';
import { themes } from './theme-boot.ts';

/** Brings the choices of a page without React to life: radio buttons in the order of `themes`. */
export function followThemeChoices(choices: Iterable<HTMLInputElement>): void {
  [...choices].forEach((choice, index) => {
    const theme = themes[index] ?? 'system';
    choice.checked = theme === readTheme();
    choice.addEventListener('change', () => rememberTheme(theme));
  });
}
