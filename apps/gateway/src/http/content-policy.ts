import { createHash } from 'node:crypto';
import { blendingStyle } from '@rimba/rendering/blending';
import { documentSpeculation } from '@rimba/rendering/speculation-rules';
import { bootScript } from '@rimba/shell/boot-script';
import { openBootScript } from '@rimba/shell/open-boot-script';

/** What runs where there is no page: answers of the service, files. */
export const noPagePolicy = "default-src 'none'; frame-ancestors 'none'";

/** A worker lives by the policy of its own file, so files may reach this origin and nothing else. */
export const filePolicy = "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** An SVG opened by itself may style itself and do nothing else. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Storybook writes scripts and styles into its pages and shows its stories in a frame. */
export const storybookPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; object-src 'none'; frame-ancestors 'self'";

const common = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
];

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const bootHash = hash(bootScript);

/**
 * A document is kept and sent to many: of inline scripts it may carry the one that runs before the first paint, and the
 * rules by which links are fetched ahead; of styles the one by which it blends into the next. Markup and script out of
 * strings are refused, but for addresses of our own scripts, which the policy named `default` lets pass. Hydrated pages go
 * without: React Router has React write scripts into them.
 */
export const documentPolicy = [
  ...common,
  `script-src 'self' ${hash(openBootScript)} ${hash(documentSpeculation)}`,
  `style-src 'self' ${hash(blendingStyle)}`,
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** Hosts of others that a hydrated page may load scripts from and call, and whose frames it may show. */
export interface OutsideHosts {
  readonly scripts: readonly string[];
  /** Of the payment gateway: for the frame that gives it a card, and for no page. */
  readonly card: readonly string[];
  readonly frames: readonly string[];
}

/** Where each provider's bot check comes from; ours needs nobody. */
const captchaHosts = {
  turnstile: {
    scripts: ['https://challenges.cloudflare.com'],
    frames: ['https://challenges.cloudflare.com'],
  },
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
} as const satisfies Record<string, Omit<OutsideHosts, 'card'>>;

/** What the configuration lets pages reach: by default nobody. */
export function outsideHosts({
  midtransUrl,
  captcha,
}: {
  midtransUrl: string;
  captcha: keyof typeof captchaHosts | undefined;
}): OutsideHosts {
  const check = captcha && captchaHosts[captcha];
  return { scripts: check?.scripts ?? [], card: cardHosts(midtransUrl), frames: check?.frames ?? [] };
}

/**
 * Hosts that a card's number goes to from the browser: Midtrans's script, and the API that answers it as a
 * script. None for the stand-in, which lives here.
 */
function cardHosts(midtransUrl: string): readonly string[] {
  const { hostname, origin } = new URL(midtransUrl);
  return hostname.endsWith('.midtrans.com') ? [...new Set(['https://api.midtrans.com', origin])] : [];
}

/** A hydrated page is made for one answer: its scripts and styles carry that answer's nonce. */
export function noncePolicy(nonce: string, { scripts, frames }: Omit<OutsideHosts, 'card'>): string {
  const also = listOf(scripts);
  return [
    ...common.filter((rule) => !rule.startsWith('connect-src')),
    `connect-src 'self'${also}`,
    `frame-src 'self'${listOf(frames)}`,
    `script-src 'self' 'nonce-${nonce}' ${bootHash}${also}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
  ].join('; ');
}

/** The one document that a card's number is given to the payment gateway from: its script runs here and on no page. */
export function cardFramePolicy(script: string, { card }: Pick<OutsideHosts, 'card'>): string {
  // The stand-in lives on this origin.
  const gateway = card.length > 0 ? listOf(card) : " 'self'";
  return [
    "default-src 'none'",
    `connect-src${gateway}`,
    `script-src ${hash(script)}${gateway}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
}

const listOf = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');

/** While developing, Vite adds its styles at run time and talks over a web socket. */
export const developmentPolicy = [
  ...common.filter((rule) => !rule.startsWith('connect-src') && !rule.startsWith('worker-src')),
  "connect-src 'self' ws:",
  "frame-src 'self'",
  "worker-src 'self' blob:",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
].join('; ');
