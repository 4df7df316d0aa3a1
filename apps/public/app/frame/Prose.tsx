import { Stack, Text } from '@rimba/ui';

/** Running text in paragraphs. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Stack gap={4}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} measure>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}
