/** What an order says of who makes it, the same of all. */
export const buyer = {
  customer: {
    firstName: 'Siti',
    lastName: 'Rahmawati',
    email: 'siti@rimba.test',
    phone: '+6281234567890',
    adopterType: 'individual',
  },
  holder: 'Siti Rahmawati',
  publicName: 'initials',
  recaptchaToken: 'yes',
};
