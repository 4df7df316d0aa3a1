import { Heading, Inline, Stack } from '@rimba/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Beside the heading. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A part of a member page, under a heading of its own. */
export function Section({ title, mark, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Inline justify="between">
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        {mark}
      </Inline>
      {children}
    </Stack>
  );
}
