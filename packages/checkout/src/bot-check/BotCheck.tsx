import { useTranslation } from '@rimba/i18n/react';
import { late } from '@rimba/shell';
import { Text } from '@rimba/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import * as styles from './BotCheck.css.ts';
import type { Action } from './challenge.ts';

const Widget = late(() => import('./Widget.tsx'));

export interface BotCheckProps {
  /** What is being done; a check for one action is no good for another. */
  action: Action;
  /** It is needed now, whether or not somebody has entered the form. */
  wanted: boolean;
  /** The token to send as `recaptchaToken`; undefined while there is none, or it has run out. */
  onToken: (token: string | undefined) => void;
}

/**
 * The bot check of a form, run by itself in the background. It keeps its place from the start, but its code
 * and its challenge are fetched when somebody first enters the form. A token is good for one try: give the
 * component another `key` for the next.
 */
export function BotCheck({ action, wanted, onToken }: BotCheckProps) {
  const { t } = useTranslation('common');
  const place = useRef<HTMLDivElement>(null);
  const entered = useEntered(place);
  const waiting = (
    <div className={styles.waiting}>
      <Text variant="small" tone="muted">
        {t('captcha.label')}
      </Text>
    </div>
  );
  return (
    <div ref={place} className={styles.place}>
      {entered || wanted ? (
        <Suspense fallback={waiting}>
          <Widget action={action} onToken={onToken} waiting={waiting} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

/** Whether the form around an element has had the focus, or has it already. */
function useEntered(place: { readonly current: HTMLElement | null }): boolean {
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    if (form.contains(document.activeElement)) setEntered(true);
    const enter = () => setEntered(true);
    form.addEventListener('focusin', enter, { once: true });
    return () => form.removeEventListener('focusin', enter);
  }, [place]);
  return entered;
}
