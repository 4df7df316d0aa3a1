import type { Certificate } from '@rimba/certificate';
import { unbrokenCode } from '@rimba/i18n';
import { Trans, useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, TextLink } from '@rimba/shell';
import { Link, Stack, Text } from '@rimba/ui';

/** What stands on the certificate, as text, with the ways to its communities and trees. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const { certificateNumber, holder, issuedAt, endsAt, groups, trees, message } = certificate;
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('detail.number'), certificateNumber],
    [t('detail.holder'), holder],
    [t('detail.issuedAt'), format.date(issuedAt)],
    [t('detail.validUntil'), format.lastFullDay(endsAt)],
    ...(message === null ? [] : [[t('detail.message'), message] as const]),
  ];
  return (
    <Stack gap={4}>
      <Stack as="dl" gap={2}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" variant="caption" tone="muted">
              {name}
            </Text>
            <Text as="dd">{value}</Text>
          </div>
        ))}
      </Stack>
      <div>
        <Text variant="caption" tone="muted">
          {t('detail.group')}
        </Text>
        <Stack as="ul" gap={1} align="start">
          {groups.map(({ id, name, slug }) => (
            <li key={id}>
              <TextLink to={{ page: 'community', params: { kelompokKomunitasName: slug } }}>{name}</TextLink>
            </li>
          ))}
        </Stack>
      </div>
      <Stack as="ul" gap={2} align="start">
        {trees.map(({ tree, replacedBy }) => {
          const { id, code, treeName } = replacedBy ?? tree;
          return (
            <li key={id}>
              <Link asChild standalone>
                <PageLink to={{ page: 'tree', params: { treeId: id } }}>
                  {`${treeName}, ${unbrokenCode(code)}`}
                </PageLink>
              </Link>
              {replacedBy && (
                <Text variant="small" tone="muted">
                  <Trans
                    ns="certificates"
                    i18nKey="detail.replaces"
                    values={{ code: unbrokenCode(tree.code) }}
                    components={{ tree: <TextLink to={{ page: 'tree', params: { treeId: tree.id } }} /> }}
                  />
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
