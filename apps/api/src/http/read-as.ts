/**
 * The keyword of a parameter that comes as text and is read by hand: what the description says it is. Validation
 * does not look at it.
 */
export const readAsKey = 'x-read-as';
