import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import * as styles from './Stepper.css.ts';

export type StepperProps = {
  /** What the steps lead through. */
  label: string;
  /** The steps in their order, in a word or two each. */
  steps: readonly string[];
  /** From 0. Equal to the number of steps when all are done. */
  current: number;
  /** Said behind a finished step: "done". */
  doneLabel: string;
};

const stateOf = (index: number, current: number) => {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
};

export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <li
            key={step}
            className={styles.step({ state })}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark({ state })}>
              {state === 'done' ? <Icon of={CheckIcon} size="small" label={doneLabel} /> : index + 1}
            </span>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
