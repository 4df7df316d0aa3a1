import { useTranslation } from '@rimba/i18n/react';
import { QueryFailed, Section } from '@rimba/shell';
import { Skeleton, SkeletonGroup, Switch, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { changePreference, preferencesQuery } from '../../data/notifications.ts';
import { saySuccess } from '../../frame/say.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import * as styles from './notifications.css.ts';
import { type OptionalPreference, optionalPreferences } from './optional-preferences.ts';

/** What the adopter wants to hear of, and by which way. */
export function Preferences() {
  const { t } = useTranslation('notifications');
  return (
    <Section title={t('preference.title')}>
      <Text tone="muted">{t('preference.lead')}</Text>
      <PreferenceList />
      <Text variant="small" tone="muted">
        {t('preference.alwaysHelp')}
      </Text>
    </Section>
  );
}

function PreferenceList() {
  const { t } = useTranslation('common');
  const preferences = useQuery(preferencesQuery());
  if (preferences.isPending) {
    return (
      <SkeletonGroup label={t('loading.data')}>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  if (preferences.isError) {
    return <QueryFailed level={3} error={preferences.error} onRetry={() => preferences.refetch()} />;
  }
  return optionalPreferences(preferences.data).map((preference) => (
    <Ways key={preference.category} preference={preference} />
  ));
}

function Ways({ preference }: { preference: OptionalPreference }) {
  const { t } = useTranslation('notifications');
  const sayFailure = useSayFailure(t('preference.failed'));
  const { category, inApp, email, alwaysInApp } = preference;
  const change = (ways: { inApp: boolean; email: boolean }) => {
    changePreference({ category, ...ways }).then(() => saySuccess(t('preference.saved')), sayFailure);
  };
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.kind}>{t(`category.${category}`)}</legend>
      {alwaysInApp ? (
        <Text variant="small" tone="muted">
          {t('preference.inAppAlways')}
        </Text>
      ) : (
        <Switch
          label={t('preference.inApp')}
          checked={inApp}
          onChange={({ currentTarget: { checked } }) => change({ inApp: checked, email })}
        />
      )}
      <Switch
        label={t('preference.email')}
        checked={email}
        onChange={({ currentTarget: { checked } }) => change({ inApp, email: checked })}
      />
    </fieldset>
  );
}
