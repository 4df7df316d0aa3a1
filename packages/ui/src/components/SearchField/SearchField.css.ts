import { style } from '@vanilla-extract/css';
import { control } from '../FormField/FormField.css.ts';

export const search = style([
  control,
  {
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: { '&::-webkit-search-cancel-button': { appearance: 'none' } },
  },
]);
