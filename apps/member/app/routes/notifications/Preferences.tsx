import { useSession } from '@rimba/auth/react';
import { useTranslation } from '@rimba/i18n/react';
import { QueryFailed, Section } from '@rimba/shell';
import { AccordionItem, Skeleton, SkeletonGroup, Switch, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { changePreferences, preferencesQuery } from '../../data/notifications.ts';
import { saySuccess } from '../../frame/say.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import { keepChoices, keptChoices } from './choices-before.ts';
import * as styles from './notifications.css.ts';
import {
  about,
  chosenBy,
  closedFor,
  isOpen,
  type OptionalPreference,
  openedFor,
  optionalPreferences,
  type Subject,
  subjects,
  type Way,
} from './optional-preferences.ts';

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
  if (preferences.isLoadingError) {
    return <QueryFailed level={3} error={preferences.error} onRetry={() => preferences.refetch()} />;
  }
  const shown = optionalPreferences(preferences.data);
  return (
    <div className={styles.preferences}>
      <AllAtOnce preferences={shown} />
      {subjects.map((subject) => (
        <AboutSubject key={subject} subject={subject} preferences={about(subject, shown)} />
      ))}
    </div>
  );
}

function useChange() {
  const { t } = useTranslation('notifications');
  const sayFailure = useSayFailure(t('preference.failed'));
  return (changes: Parameters<typeof changePreferences>[0]) => {
    changePreferences(changes).then(() => saySuccess(t('preference.saved')), sayFailure);
  };
}

/** Each way as a whole, for whoever wants nothing by it. */
function AllAtOnce({ preferences }: { preferences: readonly OptionalPreference[] }) {
  const { t } = useTranslation('notifications');
  const change = useChange();
  const owner = useSession().user?.id ?? 0;
  const turn = (way: Way, open: boolean) => {
    if (open) return change(openedFor(way, preferences, keptChoices(owner, way)));
    keepChoices(owner, way, chosenBy(way, preferences));
    change(closedFor(way, preferences));
  };
  return (
    <fieldset className={styles.ways}>
      <legend className={styles.kind}>{t('preference.all')}</legend>
      {(['inApp', 'email'] as const).map((way) => (
        <Switch
          key={way}
          label={t(`preference.${way}`)}
          checked={isOpen(way, preferences)}
          onChange={({ currentTarget: { checked } }) => turn(way, checked)}
        />
      ))}
    </fieldset>
  );
}

/** One subject's news, behind its name and what of it comes. */
function AboutSubject({
  subject,
  preferences,
}: {
  subject: Subject;
  preferences: readonly OptionalPreference[];
}) {
  const { t } = useTranslation('notifications');
  if (preferences.length === 0) return null;
  const on = preferences.filter(({ inApp, email }) => inApp || email).length;
  return (
    <AccordionItem
      summary={
        <span>
          {t(`preference.subject.${subject}`)}{' '}
          <Text as="span" variant="small" tone="muted">
            {t('preference.on', { on, of: preferences.length })}
          </Text>
        </span>
      }
    >
      {preferences.map((preference) => (
        <Ways key={preference.category} preference={preference} />
      ))}
    </AccordionItem>
  );
}

function Ways({ preference }: { preference: OptionalPreference }) {
  const { t } = useTranslation('notifications');
  const changeAll = useChange();
  const { category, inApp, email, alwaysInApp } = preference;
  const change = (ways: { inApp: boolean; email: boolean }) => changeAll([{ category, ...ways }]);
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
