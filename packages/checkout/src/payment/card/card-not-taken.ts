/** The gateway made no token of a card: its details are wrong, or it could not be asked. Nothing was sent to us. */
export class CardNotTaken extends Error {
  override readonly name = 'CardNotTaken';

  constructor(readonly code: 'payment.card_details_invalid' | 'payment.provider_unavailable') {
    super(code);
  }
}
