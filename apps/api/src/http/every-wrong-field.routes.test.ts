import { errorMessage, type ServerErrorCode } from '@rimba/i18n/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await buildTestApi();
  headers = { ...(await api.signUp()).headers, 'idempotency-key': 'a-key-of-this-test' };
});
afterAll(() => api.close());

type Call = `${'POST' | 'PUT' | 'DELETE'} ${string}`;

const send = (call: Call, payload: object | string, more: Record<string, string> = {}) => {
  const [method, path] = call.split(' ') as ['POST', string];
  return api.app.inject({
    method,
    url: `/api/v1${path.replace('{id}', '1')}`,
    headers: { ...headers, ...more },
    payload,
  });
};

const order = {
  treeIds: [1],
  paymentMethodId: 1,
  expectedTotal: 1,
  customer: {
    firstName: 'Siti',
    lastName: '',
    email: 'siti@rimba.example',
    phone: '+6281234567890',
    adopterType: 'individual',
  },
  holder: 'Siti',
  publicName: 'full',
  recaptchaToken: '-',
};
const wrongOrder = {
  ...order,
  paymentMethodId: null,
  customer: { ...order.customer, firstName: 5, email: 'nobody', phone: ' 12 ' },
  holder: ' ',
  gift: { message: 5, recipientEmail: 'nobody', deliverOn: '2020-01-01' },
};
const orderFaults = {
  paymentMethodId: 'checkout.payment_method_required',
  'customer.firstName': 'request.invalid_parameter',
  'customer.email': 'request.invalid_email',
  'customer.phone': 'profile.invalid_phone',
  holder: 'checkout.holder_name_required',
  'gift.message': 'request.invalid_parameter',
  'gift.recipientEmail': 'checkout.gift_email_invalid',
  'gift.deliverOn': 'checkout.gift_date_invalid',
};

/** For each call with rules of ours: a body with wrong types and broken rules, and what it is told, in the schema's order, strangers first. */
const wrongBodies: [Call, object, Record<string, string>][] = [
  [
    'POST /register',
    { nickname: 'x', password: '123', email: 'nobody', name: 5, recaptchaToken: 't' },
    {
      nickname: 'request.unknown_parameter',
      name: 'request.invalid_parameter',
      email: 'request.invalid_email',
      password: 'auth.password_too_short',
    },
  ],
  [
    'POST /login',
    { email: 'nobody', password: '', recaptchaToken: 5 },
    {
      email: 'request.invalid_email',
      password: 'request.field_required',
      recaptchaToken: 'request.invalid_parameter',
    },
  ],
  [
    'POST /login/code',
    { more: 1, email: 'nobody', password: '', recaptchaToken: 'x' },
    {
      more: 'request.unknown_parameter',
      email: 'request.invalid_email',
      password: 'request.field_required',
    },
  ],
  [
    'POST /email/reset-password',
    { more: 1, email: 'nobody' },
    { more: 'request.unknown_parameter', email: 'request.invalid_email' },
  ],
  [
    'PUT /reset-password',
    { code: 5, password: '123' },
    {
      adopterId: 'request.field_required',
      code: 'request.invalid_parameter',
      password: 'auth.password_too_short',
    },
  ],
  [
    'PUT /reset-password',
    { adopterId: 'one', code: 'short', password: 5 },
    {
      adopterId: 'reset.code_not_found',
      code: 'reset.invalid_code',
      password: 'request.invalid_parameter',
    },
  ],
  [
    'PUT /email/verification',
    { adopterId: 'one', code: 5 },
    { adopterId: 'verification.invalid_adopter_id', code: 'request.invalid_parameter' },
  ],
  [
    'PUT /email/verification',
    { adopterId: true, code: ' ' },
    { adopterId: 'request.invalid_parameter', code: 'verification.invalid_details' },
  ],
  [
    'POST /api-key',
    { name: ' ', scopes: 5, more: 1 },
    {
      more: 'request.unknown_parameter',
      name: 'request.field_required',
      scopes: 'request.invalid_parameter',
      currentPassword: 'request.field_required',
    },
  ],
  [
    'POST /contact',
    { name: 'S', email: 5, subject: 'x'.repeat(101), message: ' ', recaptchaToken: 't' },
    {
      name: 'profile.name_too_short',
      email: 'request.invalid_parameter',
      subject: 'request.too_long',
      message: 'request.field_required',
    },
  ],
  ['POST /transaction', wrongOrder, orderFaults],
  [
    'POST /transaction',
    { ...order, treeIds: ['x', ...Array.from({ length: 51 }, (_, place) => place + 1)] },
    { treeIds: 'checkout.too_many_trees', 'treeIds.0': 'request.invalid_parameter' },
  ],
  [
    'POST /transaction',
    { ...order, customer: undefined, holder: '' },
    { customer: 'request.field_required', holder: 'checkout.holder_name_required' },
  ],
  [
    'POST /unsigned/checkout',
    { ...wrongOrder, email: 'nobody', code: ' ' },
    {
      ...orderFaults,
      email: 'request.invalid_email',
      code: 'request.field_required',
      browser: 'request.field_required',
    },
  ],
  [
    'POST /unsigned/checkout',
    { ...order, holder: '', email: 'nobody', browser: '-' },
    {
      holder: 'checkout.holder_name_required',
      email: 'request.invalid_email',
      code: 'request.field_required',
    },
  ],
  [
    'POST /unsigned/checkout/code',
    { email: 'nobody', more: 1 },
    { more: 'request.unknown_parameter', email: 'request.invalid_email' },
  ],
  [
    'POST /gift/{giftCode}/code',
    { email: 'nobody', more: 1 },
    { more: 'request.unknown_parameter', email: 'request.invalid_email' },
  ],
  [
    'POST /gift/{giftCode}/claim',
    { language: 'xx', email: 'nobody', code: ' ' },
    {
      language: 'request.invalid_parameter',
      email: 'request.invalid_email',
      code: 'request.field_required',
      browser: 'request.field_required',
    },
  ],
  [
    'POST /transaction/quote',
    { paymentMethodId: 'x', count: 2, treeIds: [1] },
    { count: 'request.invalid_parameter', paymentMethodId: 'request.invalid_parameter' },
  ],
  [
    'POST /transaction/quote',
    { paymentMethodId: 'x' },
    { treeIds: 'checkout.no_trees_selected', paymentMethodId: 'request.invalid_parameter' },
  ],
  [
    'PUT /profile',
    { language: 'fr', phone: '12', name: 'S' },
    {
      name: 'profile.name_too_short',
      phone: 'profile.invalid_phone',
      language: 'request.invalid_parameter',
    },
  ],
  [
    'PUT /profile/password',
    { more: 1, newPassword: '123' },
    {
      more: 'request.unknown_parameter',
      currentPassword: 'request.field_required',
      newPassword: 'auth.password_too_short',
    },
  ],
  [
    'PUT /profile/password',
    { newPassword: '123' },
    { currentPassword: 'request.field_required', newPassword: 'auth.password_too_short' },
  ],
  [
    'POST /profile/email',
    { more: 1, email: 'nobody' },
    {
      more: 'request.unknown_parameter',
      email: 'request.invalid_email',
      currentPassword: 'request.field_required',
    },
  ],
  [
    'PUT /email/verification/address',
    { more: 1, email: 'nobody' },
    {
      more: 'request.unknown_parameter',
      email: 'request.invalid_email',
      currentPassword: 'request.field_required',
    },
  ],
  [
    'PUT /profile/email',
    { email: 'nobody' },
    { email: 'request.invalid_email', code: 'request.field_required' },
  ],
  [
    'DELETE /profile',
    { more: 1 },
    { more: 'request.unknown_parameter', currentPassword: 'request.field_required' },
  ],
  [
    'PUT /sign-in-ways/{id}',
    { more: 1, label: ' ' },
    { more: 'request.unknown_parameter', label: 'request.field_required' },
  ],
  [
    'POST /passkey',
    { label: ' ', credential: 5 },
    { label: 'request.field_required', credential: 'request.invalid_parameter' },
  ],
  [
    'POST /passkey/creation-options',
    { more: 1 },
    { more: 'request.unknown_parameter', currentPassword: 'request.field_required' },
  ],
  [
    'PUT /sign-in-ways/second-factor',
    { more: 1, on: 'perhaps' },
    {
      more: 'request.unknown_parameter',
      on: 'request.invalid_parameter',
      currentPassword: 'request.field_required',
    },
  ],
  [
    'DELETE /sign-in-ways/{id}',
    { more: 1 },
    { more: 'request.unknown_parameter', currentPassword: 'request.field_required' },
  ],
  [
    'PUT /notification/preference',
    {
      preferences: [
        { category: 'rimba_payment_success', inApp: 'no', email: false },
        5,
        { category: 'news', inApp: false, email: true },
        { category: 'rimba_payment_success', inApp: false, email: true },
      ],
    },
    {
      'preferences.0.inApp': 'request.invalid_parameter',
      'preferences.0.email': 'request.invalid_parameter',
      'preferences.1': 'request.invalid_parameter',
      'preferences.2.category': 'request.invalid_parameter',
      'preferences.3.inApp': 'request.invalid_parameter',
    },
  ],
  [
    'POST /download-ticket',
    { document: 'certificate', certificateNumber: 'RB-2026-AAAA-AAAA-AAAA', language: 'fr' },
    { language: 'request.invalid_parameter', certificateNumber: 'certificate.invalid_number' },
  ],
];

/** Nothing beyond their schema can be said of these without asking the database or somebody else. */
const ruledBySchemaAlone: Call[] = [
  'POST /auth/google/exchange',
  'POST /auth/google/verify',
  'PUT /certificates/me/{certificateNumber}',
  'POST /passkey/login',
  'POST /payment/midtrans/notification',
  'POST /refresh',
  'POST /transaction/me/{id}/pay',
  'POST /wishtree/me',
  'DELETE /wishtree/me/multiple',
];

describe('a body with wrong types and broken rules', () => {
  it.each(wrongBodies)('is told of every field at once: %s %j', async (call, body, faults) => {
    const answer = await send(call, body, { 'accept-language': 'en' });
    const { errors, code } = answer.json<{ errors: { path: string; code: string }[]; code: string }>();
    expect(errors, answer.body).toBeDefined();
    expect(errors.map((error) => [error.path, error.code])).toEqual(Object.entries(faults));
    expect([answer.statusCode, code]).toEqual([
      422,
      expect.stringMatching(/validation_error|required_fields/),
    ]);
  });

  it.each(['id', 'en'] as const)('is answered in the language of the reader (%s)', async (language) => {
    const answer = await send('POST /transaction', wrongOrder, { 'accept-language': language });
    const { message, errors } = answer.json<{
      message: string;
      errors: { path: string; code: ServerErrorCode; message: string }[];
    }>();
    expect(message).toBe(errorMessage('request.validation_error', language));
    for (const code of ['profile.invalid_phone', 'checkout.gift_date_invalid'] as const)
      expect(errors).toContainEqual(expect.objectContaining({ code, message: errorMessage(code, language) }));
  });

  it('is told the same as a form', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ language: 'fr', phone: '12', name: 'S', more: '1' }))
      form.append(name, value);
    const request = new Request('http://rimba.test', { method: 'PUT', body: form });
    const answer = await send('PUT /profile', Buffer.from(await request.arrayBuffer()), {
      'content-type': request.headers.get('content-type') ?? '',
    });
    expect(answer.json().errors).toMatchObject([
      { path: 'more', code: 'request.unknown_parameter' },
      { path: 'name', code: 'profile.name_too_short' },
      { path: 'phone', code: 'profile.invalid_phone' },
      { path: 'language', code: 'request.invalid_parameter' },
    ]);
  });

  it.each<[Call, object | string, string]>([
    ['DELETE /profile', { code: 5 }, 'code'],
    ['POST /transaction/quote', { count: 'two' }, 'count'],
    ['POST /transaction', { ...order, customer: 5 }, 'customer'],
    ['POST /transaction', { ...order, treeIds: ['x'] }, 'treeIds.0'],
    ['POST /download-ticket', { document: null, certificateNumber: 5, language: 'id' }, 'document'],
    ['POST /register', '[]', 'body'],
    ['POST /contact', '5', 'body'],
  ])('is not told of what follows from one fault: %s %j', async (call, body, path) => {
    const answer = await send(call, body, { 'content-type': 'application/json' });
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual([path]);
  });

  it.each<[Call, object]>([
    ['POST /transaction/quote', { treeIds: Array.from({ length: 2_000 }, () => 'x') }],
    ['PUT /notification/preference', { preferences: Array.from({ length: 2_000 }, () => ({ category: 5 })) }],
    ['POST /contact', Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`k${at}`, 1]))],
  ])('is told up to a hundred, however many there are: %s', async (call, body) => {
    const answer = await send(call, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.length).toBeGreaterThan(10);
    expect(answer.json().errors.length).toBeLessThanOrEqual(100);
  });

  it('is known here for every call that takes a body', async () => {
    const description = await api.app.inject('/api/openapi.json');
    const { paths } = description.json<{ paths: Record<string, Record<string, object>> }>();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => 'requestBody' in operation)
        .map(([method]) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
    );
    const known = [...wrongBodies.map(([call]) => call), ...ruledBySchemaAlone];
    expect(calls.toSorted()).toEqual([...new Set(known)].toSorted());
  });
});
