import '@rimba/ui';

/** A page that names the design system and uses none of it. */
export const usesNothing = true;
