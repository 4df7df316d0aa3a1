import { Text } from '../components/Text/Text.tsx';
import { classNames } from '../styles/class-names.ts';
import * as styles from './FamilySheet.css.ts';
import type { Family } from './families.ts';
import { familyStories } from './family-stories.ts';

/** The components of a family, each in its states, one under the other. */
export function FamilySheet({ family }: { family: Family }) {
  return (
    <div className={styles.sheet}>
      {familyStories(family).map(({ component, name, wide, Body, args }) => (
        <section
          key={`${component} ${name}`}
          className={classNames(styles.part, wide && styles.widePart)}
          aria-label={`${component}, ${name}`}
        >
          <div className={styles.name}>
            <Text variant="caption" tone="muted">
              {component} · {name}
            </Text>
          </div>
          <Body {...args} />
        </section>
      ))}
    </div>
  );
}
