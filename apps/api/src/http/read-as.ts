/**
 * The keyword of a parameter that comes as text and is read by hand: what the description says it is. Validation
 * does not look at it.
 */
export const readAsKey = 'x-read-as';

/** The keyword of a parameter that its handler asks for itself, with a failure that says so better. */
export const requiredKey = 'x-required';
