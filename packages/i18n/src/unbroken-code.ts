/** A code or number that stays whole at the end of a line, where browsers would break it after a hyphen. */
export const unbrokenCode = (code: string): string => code.replaceAll('-', '-\u2060');
