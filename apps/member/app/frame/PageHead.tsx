import { PageTitle, QueryFailed } from '@rimba/shell';
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

interface PageNotFetchedProps {
  /** What the page is called without its data. */
  title: string;
  error: Error;
  onRetry: () => void;
}

/** In a page's place while what it shows could not be fetched. */
export function PageNotFetched({ title, ...failure }: PageNotFetchedProps) {
  return (
    <Stack gap={5}>
      <PageHead title={title} />
      <QueryFailed {...failure} />
    </Stack>
  );
}
