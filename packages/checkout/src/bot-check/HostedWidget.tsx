import { useLanguage } from '@rimba/i18n/react';
import { untilThere } from '@rimba/shell';
import { useEffect, useRef } from 'react';
import type { Action, Site } from './challenge.ts';
import { openRecaptcha } from './recaptcha.ts';
import { openTurnstile } from './turnstile.ts';

const openers = { turnstile: openTurnstile, recaptcha: openRecaptcha } as const;

interface HostedWidgetProps {
  site: Site;
  action: Action;
  onToken: (token: string | undefined) => void;
}

/** The check of a provider, by its own script, which is asked for until it comes. Without it there is no token, and the form says so. */
export default function HostedWidget({ site, action, onToken }: HostedWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const { provider, siteKey } = site;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const closing = new AbortController();
    const { signal } = closing;
    const open = () => openers[provider]({ element, siteKey, action, language, onToken, signal });
    untilThere(open, { sayMissing: () => onToken(undefined), signal }).catch(() => undefined);
    return () => closing.abort();
  }, [provider, siteKey, action, language, onToken]);
  return <div ref={place} />;
}
