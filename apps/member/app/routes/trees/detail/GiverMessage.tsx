import { Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { ownCertificateQuery } from '../../../data/certificates.ts';

/** What its giver wrote to the reader. */
export default function GiverMessage({ certificateNumber }: { certificateNumber: string }) {
  const message = useQuery(ownCertificateQuery(certificateNumber)).data?.message ?? null;
  if (message === null) return null;
  return (
    <Text as="blockquote" variant="note" tone="heading">
      {`“${message}”`}
    </Text>
  );
}
