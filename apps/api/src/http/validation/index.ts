export { addressProblem, bodyProblem } from './validation-problem.ts';
export { useOwnValidator } from './validator.ts';
