import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../src/tokens/contract.css.ts';

// On a component's page the stories lie on the ground of the chosen theme.
globalStyle('.docs-story', { color: vars.color.text, background: vars.color.background });
