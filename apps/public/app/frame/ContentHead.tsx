import { Heading, PageWidth, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import * as styles from './content.css.ts';

interface ContentHeadProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** How a page of text begins. */
export function ContentHead({ title, lead, children }: ContentHeadProps) {
  return (
    <div className={styles.head}>
      <PageWidth>
        <Stack gap={4}>
          <Heading level={1}>{title}</Heading>
          {lead !== undefined && (
            <Text variant="lead" measure>
              {lead}
            </Text>
          )}
          {children}
        </Stack>
      </PageWidth>
    </div>
  );
}
