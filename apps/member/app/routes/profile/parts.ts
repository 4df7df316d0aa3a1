/** The anchors of the profile's parts. */
export const parts = {
  edit: 'edit',
  ways: 'ways',
  sessions: 'sessions',
  security: 'security',
  data: 'data',
} as const;
