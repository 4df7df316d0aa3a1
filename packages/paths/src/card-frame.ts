/** Where the document is that a card's number goes to the payment gateway from: no page, and in no language. */
export const cardFramePath = '/card-frame';
