import { type ColorRole, colorRoles, media, type Palette, vars } from '@rimba/ui/tokens';

const nameOf = (role: ColorRole) => vars.color[role].slice('var('.length, -1);

/** The colours that the page has right now, whichever theme gave them. */
export function readPalette(): Palette {
  const styles = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    colorRoles.map((role) => [role, styles.getPropertyValue(nameOf(role)).trim()]),
  ) as Palette;
}

/** Tells when the page may have got other colours: by the reader's choice, or by the system's. */
export function watchTheme(onChange: () => void): () => void {
  const systems = ['(prefers-color-scheme: dark)', media.moreContrast].map((query) => matchMedia(query));
  const root = new MutationObserver(onChange);
  root.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] });
  for (const system of systems) system.addEventListener('change', onChange);
  return () => {
    root.disconnect();
    for (const system of systems) system.removeEventListener('change', onChange);
  };
}
