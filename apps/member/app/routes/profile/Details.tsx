import { publicName } from '@rimba/i18n/public-name';
import { useTranslation } from '@rimba/i18n/react';
import { late, Section } from '@rimba/shell';
import { Button, EditIcon, Skeleton, Stack, Text } from '@rimba/ui';
import { Suspense, useState } from 'react';
import type { User } from '../../data/wire.ts';
import { EmailChange } from './EmailChange.tsx';

// Loaded once somebody edits: most visits to the profile read it.
const EditProfile = late(() => import('./EditProfile.tsx'));

/** What the adopter has told about themselves, and the way to change it. */
export function Details({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  // The focus goes with it: into the form, and back to the button that opened it.
  const [editing, setEditing] = useState<boolean>();
  return (
    <Section title={t('edit.title')}>
      {editing ? (
        <Suspense fallback={<Skeleton shape="tall" />}>
          <EditProfile user={user} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <Stack gap={4} align="start">
          <Known user={user} />
          <EmailChange
            user={user}
            beside={
              <Button
                variant="secondary"
                icon={EditIcon}
                autoFocus={editing === false}
                onClick={() => setEditing(true)}
              >
                {t('menu.edit')}
              </Button>
            }
          />
        </Stack>
      )}
    </Section>
  );
}

function Known({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const { name, email, phone } = user;
  const facts: readonly [label: string, value: string][] = [
    [t('edit.name'), name],
    [t('edit.email'), email],
    [t('edit.phone'), phone ?? '–'],
    [t('publicName.title'), publicName(name, user.publicName)],
  ];
  return (
    <Stack as="dl" gap={3}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <Text as="dt" variant="small" tone="muted">
            {label}
          </Text>
          <Text as="dd">{value}</Text>
        </div>
      ))}
    </Stack>
  );
}
