import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Rule, Stack, Text } from '@rimba/ui';
import type { Certificate } from './certificate.ts';
import { LateSurveys } from './LateSurveys.tsx';
import { standingOf, verdictOf } from './standing.rules.ts';

const tones = {
  valid: 'success',
  ahead: 'success',
  moved: 'success',
  ended: 'info',
  altered: 'danger',
} as const;

/**
 * What the service says about the certificate today: genuine or not, in term or over, and how the trees are. By their
 * attributes the public page's script finds the verdict that a check in the browser may refute, and what falls with it.
 */
export function Standing({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const { issuedAt, startsAt, endsAt, checkedAt, signatureValid, lateSurveys, state } = certificate;
  // By the service's clock, as its word on the term: the two may not contradict each other.
  const now = Date.parse(checkedAt);
  const { alive, total, lastSurvey, daysLeft } = standingOf(certificate, now);
  const verdict = verdictOf(certificate);
  // Once the term is over nobody is told that a survey is late.
  const isKnownNow = !lateSurveys && state !== 'ended';
  const one = isKnownNow ? 'standing.treeAlive' : 'standing.treeAliveThen';
  const several = isKnownNow ? 'standing.treesAlive' : 'standing.treesAliveThen';
  const trees =
    total === 1 ? t(alive === 1 ? one : 'standing.treeDied') : t(several, { alive, count: total });
  const dead = certificate.trees.filter((one) => !one.alive);
  const until = format.lastFullDay(endsAt);
  // A renewal is issued before its term begins.
  const dates = { issued: format.date(issuedAt), from: format.date(startsAt), until };
  const moved = certificate.trees.flatMap(({ tree, replacedBy }) =>
    replacedBy ? [{ tree, replacedBy }] : [],
  );
  return (
    <Stack gap={4}>
      <div data-verdict>
        <Banner tone={tones[verdict]}>
          <Stack gap={1}>
            <Text weight="semibold">{t(`check.${verdict}.title`, dates)}</Text>
            {verdict === 'moved' ? (
              moved.map(({ tree, replacedBy }) => (
                <Text key={tree.id} variant="small">
                  {t('check.moved.text', {
                    oldCode: unbrokenCode(tree.code),
                    newCode: unbrokenCode(replacedBy.code),
                    until,
                  })}
                </Text>
              ))
            ) : (
              <Text variant="small">{t(`check.${verdict}.text`, dates)}</Text>
            )}
            <Text variant="small">
              {t('check.signature.title')}: {t(signatureValid ? 'check.signature.ok' : 'check.signature.bad')}
            </Text>
            <Text variant="caption">{t('standing.checked', { time: format.dateTime(checkedAt) })}</Text>
          </Stack>
        </Banner>
      </div>
      {verdict !== 'altered' && (
        <div data-if-genuine>
          <Stack gap={4}>
            <Stack gap={1}>
              <Text variant="caption" tone="muted">
                {t('standing.news')}
              </Text>
              <Text weight="semibold">{trees}</Text>
              {dead.map((one) => (
                <Death key={one.tree.id} of={one} isNamed={total > 1} />
              ))}
              {dead.some(({ lost }) => !lost?.successor) && (
                <Text variant="small">{t('standing.promise')}</Text>
              )}
              {lastSurvey !== undefined && (
                <Text variant="caption" tone="muted">
                  {t('standing.lastSurvey', { date: format.relativeTimeWithin(lastSurvey, now) })}
                </Text>
              )}
              {lateSurveys && <LateSurveys of={lateSurveys} treeCount={total} />}
            </Stack>
            {daysLeft !== undefined && (
              <>
                <Rule />
                <Stack gap={1}>
                  <Text variant="caption" tone="muted">
                    {t('standing.daysLeft')}
                  </Text>
                  <Text weight="semibold">
                    {daysLeft === 0 ? t('standing.lastDay') : t('standing.days', { count: daysLeft })}
                  </Text>
                </Stack>
              </>
            )}
          </Stack>
        </div>
      )}
    </Stack>
  );
}

/** When a tree was found dead, where it is one of several, and what becomes of its place. */
function Death({ of, isNamed }: { of: Certificate['trees'][number]; isNamed: boolean }) {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const { tree, replacedBy, surveyedAt, lost } = of;
  const named = ({ treeName, code }: typeof tree) => ({ name: treeName, code: unbrokenCode(code) });
  const found = { ...named(replacedBy ?? tree), date: format.date(lost?.foundAt ?? surveyedAt) };
  return (
    <>
      {isNamed && <Text variant="small">{t('standing.foundDead', found)}</Text>}
      {lost?.successor ? (
        <Text variant="small">{t('standing.tookItsPlace', named(lost.successor))}</Text>
      ) : (
        lost?.promised === false && (
          <Text variant="small">
            {t(lost.afterFirstYear ? 'standing.afterFirstYear' : 'standing.notPromised')}
          </Text>
        )
      )}
    </>
  );
}
