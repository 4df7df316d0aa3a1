/** Out of sight and still said, for what is so in some windows alone; what nobody ever sees is a VisuallyHidden. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
