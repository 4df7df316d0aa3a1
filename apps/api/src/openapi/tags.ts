/** What calls are filed under. */
export const tags = [
  { name: 'trees', description: 'Every numbered tree: measured, to be adopted, or one of the own forest' },
  { name: 'communities', description: 'The community groups that keep the forest, and what they tell of it' },
  { name: 'map', description: 'Where trees and groups are, as tiles and GeoJSON' },
  { name: 'prices', description: 'What trees cost, in whole rupiah' },
  { name: 'transactions', description: 'Orders: made, paid, cancelled, looked up' },
  { name: 'payments', description: 'Ways to pay, and what the payment gateway reports' },
  { name: 'certificates', description: 'Signed certificates, which anybody can check' },
  { name: 'gifts', description: 'Trees given away, by their code' },
  { name: 'wishtree', description: 'Trees that an adopter has in mind' },
  { name: 'adopters', description: 'Who adopted most, by public name' },
  { name: 'identity', description: 'Accounts, sessions, passwords and proven addresses' },
  { name: 'engagement', description: 'Notifications, letters from the forest, mails and messages' },
  { name: 'downloads', description: 'Documents behind a session' },
  { name: 'transparency', description: 'What adoption has done, and where its money goes' },
  { name: 'health', description: 'Whether the service is up' },
];
