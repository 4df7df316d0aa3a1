import { PageTitle } from '@rimba/shell';
import { Heading, Inline, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** At the heading's end: a button, a link. */
  action?: ReactNode;
}

/** A page's heading, which is also its title. */
export function PageHead({ title, lead, action }: PageHeadProps) {
  return (
    <Stack as="header" gap={2}>
      <PageTitle>{title}</PageTitle>
      <Inline justify="between">
        <Heading level={1} size="h2">
          {title}
        </Heading>
        {action}
      </Inline>
      {lead !== undefined && <Text tone="muted">{lead}</Text>}
    </Stack>
  );
}
