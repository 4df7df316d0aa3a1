/** A number as it is read out and typed: four digits at a time, and none alone. What is copied has no gaps. */
export const inFours = (number: string) => number.replace(/\d{4}(?=\d\d)/g, '$&\u2009');
