import { style } from '@vanilla-extract/css';
import { control } from '../FormField/FormField.css.ts';

export const area = style([control, { paddingBlock: '0.65rem', resize: 'vertical', lineHeight: 1.5 }]);
