import * as styles from './PasswordField.css.ts';

export type PasswordStrength = 'weak' | 'medium' | 'strong';

const bars = ['weak', 'medium', 'strong'] as const;

export function StrengthMeter({
  level,
  label,
}: {
  /** How strong the password is: one, two or three bars. */
  level: PasswordStrength;
  /** The same in words: "Strong". */
  label: string;
}) {
  const filled = bars.indexOf(level);
  return (
    <div className={styles.meter}>
      {bars.map((name, index) => (
        <span key={name} className={index <= filled ? styles.bar({ filled: level }) : styles.bar()} />
      ))}
      <span className={styles.word} role="status">
        {label}
      </span>
    </div>
  );
}
