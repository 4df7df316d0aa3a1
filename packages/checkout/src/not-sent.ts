/**
 * What an order needs beside what is typed could not be had, so that nothing was sent to us: the bot check had not
 * finished, a card's details are wrong, or the payment gateway's script could not be asked.
 */
export class NotSent extends Error {
  override readonly name = 'NotSent';

  constructor(
    readonly code:
      | 'checkout.recaptcha_not_ready'
      | 'payment.card_details_invalid'
      | 'payment.provider_unavailable',
  ) {
    super(code);
  }
}
