import { GrowthRings } from '../GrowthRings/GrowthRings.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import type { RenderLink } from '../TreeCard/TreeCard.tsx';
import * as styles from './CertificateCard.css.ts';

export type CertificateCardProps = {
  /** In whose name it is; the heading, and the link. */
  holder: string;
  /** The certificate's number, which also shapes the seal. */
  number: string;
  /** How many trees, and until when: "3 trees · valid until 2 March 2027". */
  facts: readonly string[];
  /** Gives the link around the holder's name, with the class and words it receives. */
  link: RenderLink;
  /** The level of the holder's name in the page's outline. */
  headingLevel?: HeadingLevel;
};

/** A certificate among others, known by its seal: no two are alike. */
export function CertificateCard({ holder, number, facts, link, headingLevel = 2 }: CertificateCardProps) {
  return (
    <article className={styles.sheet}>
      <span className={styles.seal}>
        <GrowthRings seed={number} />
      </span>
      <Stack gap={1}>
        <Heading level={headingLevel} size="h4">
          {link({ className: styles.link, children: holder })}
        </Heading>
        <Text variant="label" unbroken>
          {number}
        </Text>
        <Text variant="small" tone="muted">
          {facts.join(' · ')}
        </Text>
      </Stack>
    </article>
  );
}
