export { emailPattern, longestName, passwordObstacle, shortestSearch, textLength } from './typed.rules.ts';
export { useNameRule } from './use-name-rule.ts';
export { usePasswordStrength } from './use-password-strength.ts';
export { useSecondsUntil } from './use-seconds-until.ts';
