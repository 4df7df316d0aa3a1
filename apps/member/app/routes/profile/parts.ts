/** The anchors of the profile's parts. */
export const parts = { edit: 'edit', sessions: 'sessions', data: 'data' } as const;
