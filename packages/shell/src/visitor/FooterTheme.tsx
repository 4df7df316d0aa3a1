import { ThemeChooser } from '../theme/ThemeChooser.tsx';
import * as styles from './VisitorFooter.css.ts';

/** By its attribute a document's script finds the choices. Shown where a script can follow the choice; without one the page follows the device. */
export function FooterTheme() {
  return (
    <div className={styles.theme} data-theme-choices>
      <ThemeChooser />
    </div>
  );
}
