export { emailPattern, longestName, passwordObstacle, shortestSearch, textLength } from './typed.rules.ts';
export { useNameRule } from './use-name-rule.ts';
export { useSecondsUntil } from './use-seconds-until.ts';
