import { style } from '@vanilla-extract/css';

/** Put on the sidebar, for its parts to react to. `auto`: icons from 768 px, all of it from 1024 px. */
export const modes = { open: style({}), icons: style({}), auto: style({}) };
