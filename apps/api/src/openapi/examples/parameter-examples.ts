import type { Parameter, Shape } from '../reference/description.ts';

/** By name; where it means one thing in one call and another elsewhere, by call. A filter's goes for all its forms. */
const examples: Record<string, unknown> = {
  id: 609,
  'endSession id': 'cf497569-c4ba-4b34-8ff6-0d6661ac8496',
  'removeSignInWay id': 118,
  'renameSignInWay id': 133,
  'readNotification id': 4_211,
  'getCommunity id': 1,
  'listCommunityPhotos id': 1,
  'readTransaction id': 82,
  'payTransaction id': 82,
  'cancelTransaction id': 82,
  'readReceipt id': 82,
  letterId: 12,
  giftCode: '7F3K-9QTM-4WXA',
  certificateNumber: 'RB-2026-QREP-2WDP-MSMB',
  orderId: 'TRX-82-1',
  token: '61.rimba_season~O3lPNDbtxTfvp8TSG5eHY5zfn3PfOG-TJknZUzVHonc',
  ticket: 'O3lPNDbtxTfvp8TSG5eHY5zfn3PfOG-TJknZUzVHonc',
  'getProfilePicture name': '8f9c1c52-6f5d-4a53-9a0b-1c9a4a2b7c11',
  name: 'rimba-lestari-contoh',
  year: 2025,
  z: 8,
  x: 207,
  y: 129,
  'idempotency-key': '6d1f0e3c-6c0e-4a51-9f6e-2f8a7f0f7d52',
  'x-refresh-token': 'fMZ6Rz1q0V3yq0mC2sZ5l8xYg4uQ7nWbT9kJ1hD3eAo',
  state: 'p3sC2yQ8vN4mK7dR',
  codeChallenge: '1cGIYbcQIZd0DTUwxdbZEGt1D-MF0vnuVWeLsMdYGQ8',
  adopterId: '61',
  code: 'Yw2cJ4h1mQe8Zr5uT0pXkVbN7sDfGa3L6oWiEy9CzHA',
  page: 2,
  limit: 20,
  search: 'belangeran',
  cursor: 'eyJ2IjpbNjA5XX0',
  group: 1,
  species: 3,
  'filter[group]': 1,
  'filter[species]': 3,
  'filter[id]': 609,
  'filter[treeId]': 609,
  'filter[code]': 'KB-AU-2024-000123',
  'filter[latitude]': -1.85,
  'filter[longitude]': 111.75,
  'filter[height]': 2.4,
  'filter[circumference]': 7.9,
  'filter[diameter]': 2.5,
  'filter[carbonAbsorption]': 1.2,
  'filter[elevation]': 40,
  'filter[surveyedAt]': '2026-11-20',
  'filter[date]': '2026-11-20',
  'filter[family]': 'Dipterocarpaceae',
  'filter[district]': 'Arut Utara',
};

/** What a parameter of a call may be sent as. */
export function parameterExample(operationId: string, { name, schema }: Parameter): unknown {
  const asked = name.replace(/\]\[\w+\]$/, ']');
  const value = examples[`${operationId} ${asked}`] ?? examples[asked] ?? firstOf(schema.items ?? schema);
  return schema.type === 'array' ? [value] : value;
}

const firstOf = ({ enum: values, const: only, anyOf }: Shape): unknown =>
  values?.[0] ?? only ?? (anyOf?.[0] && firstOf(anyOf[0]));
