export type PasswordStrength = 'weak' | 'medium' | 'strong';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Advice only, from length first and variety second: the rule is 6 to 100 characters. */
export function passwordStrength(password: string): PasswordStrength {
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (password.length >= 16 && distinct >= 8) return 'strong';
  if (password.length >= 12 && variety >= 3) return 'strong';
  if (password.length >= 9 && distinct >= 5 && variety >= 2) return 'medium';
  return 'weak';
}
