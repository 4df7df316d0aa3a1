/** For a box that scrolls sideways: it must be reachable by keyboard although nothing in it is a control. */
export const scrollRegion = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;

/** For words inside a drawing that its label already says better. */
export const unspoken = { 'aria-hidden': true } as const;
