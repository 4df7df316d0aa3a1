import italicFont from '@rimba/ui/fonts/rimba-serif-italic.woff2?url';

/** For pages that begin with a marginal note: its lines would break anew when its font came late. */
export const noteFont = () =>
  [{ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: italicFont }] as const;
