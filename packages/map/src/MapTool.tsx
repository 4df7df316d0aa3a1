import { Icon, type IconSource } from '@rimba/ui';
import type { ComponentProps } from 'react';
import * as styles from './map-tool.css.ts';

interface MapToolProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  icon: IconSource;
  /** What it does, in full. */
  label: string;
  /** What stands below the icon: a part of the label, where that is long. */
  word?: string;
}

/** A button over the map that says what it does: its icon alone would leave that to be tried. */
export const MapTool = ({ icon, label, word = label, ...rest }: MapToolProps) => (
  <button {...rest} type="button" className={styles.tool} aria-label={label}>
    <Icon of={icon} />
    <span>{word}</span>
  </button>
);
