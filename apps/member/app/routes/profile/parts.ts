/** The anchors of the profile's parts. */
export const parts = {
  edit: 'edit',
  ways: 'ways',
  sessions: 'sessions',
  keys: 'keys',
  security: 'security',
  data: 'data',
} as const;
