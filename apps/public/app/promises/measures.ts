/** Where on its page the measures stand. */
export const measuresId = 'promises';

/** The way to every promise beside its measure. */
export const measures = { page: 'whatIsAdoption', suffix: `#${measuresId}` } as const;
