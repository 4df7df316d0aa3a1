import type { CheckoutEvent, CheckoutStep } from './checkout-state.ts';

type Arrows = {
  readonly [Step in CheckoutStep]: { readonly [Type in CheckoutEvent['type']]?: CheckoutStep };
};

const failed = { failed: 'failed' } as const;
/** From whatever stood in the way: back to the form, or straight on from it. */
const onward = { submitted: 'counting', dismissed: 'filling' } as const;

/** Every arrow of the checkout: from a step, by an event, to a step. What has no arrow changes nothing. */
export const checkoutArrows = {
  filling: { submitted: 'counting' },
  counting: { reviewed: 'confirming', differed: 'differing', dismissed: 'filling', ...failed },
  confirming: { confirmed: 'sending', codeWanted: 'mailingCode', withdrawn: 'filling' },
  mailingCode: { codeMailed: 'enteringCode', codeRefused: 'enteringCode', ...failed },
  enteringCode: {
    confirmed: 'sending',
    codeWanted: 'mailingCode',
    priceChanged: 'priceChanged',
    dismissed: 'filling',
  },
  sending: {
    made: 'made',
    codeRefused: 'enteringCode',
    treesTaken: 'treesTaken',
    priceChanged: 'priceChanged',
    madeEarlier: 'madeEarlier',
    differed: 'differing',
    ...failed,
  },
  differing: onward,
  treesTaken: onward,
  priceChanged: onward,
  failed: onward,
  madeEarlier: { confirmed: 'sending', dismissed: 'filling' },
  made: {},
} as const satisfies Arrows;
