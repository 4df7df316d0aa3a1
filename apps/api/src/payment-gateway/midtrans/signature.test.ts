import { expect, it } from 'vitest';
import { isSigned, signatureOf } from './signature.ts';

const key = 'askvnoibnosifnboseofinbofinfgbiufglnbfg';
const body = { order_id: '1111', status_code: '200', gross_amount: '100000.00' };
const known =
  'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231';

it("is the gateway's own worked example", () => {
  expect(signatureOf(body, key)).toBe(known);
  expect(isSigned({ ...body, signature_key: known }, key)).toBe(true);
});

it.each([
  ['another amount', { ...body, gross_amount: '1.00', signature_key: known }],
  ['another order', { ...body, order_id: '1112', signature_key: known }],
  ['a cut signature', { ...body, signature_key: known.slice(1) }],
  ['no signature', { ...body, signature_key: '' }],
])('refuses %s', (_, forged) => expect(isSigned(forged, key)).toBe(false));
