import { expect, it } from 'vitest';
import { sentAgain } from './kept-page.ts';
import { subjectOf } from './subject-of.ts';

const token = (payload: object) =>
  `Bearer e30.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.signature`;

it('reads whose bearer it is, and nobody’s from what is none', () => {
  expect(subjectOf(token({ sub: '42' }))).toBe('42');
  expect(['', 'Bearer', 'Bearer a.b.c', token({})].map(subjectOf)).toEqual(Array(4).fill(undefined));
});

it('gives a kept page a nonce of its own each time, its other rules as they were, and no texts of its address', async () => {
  const kept = () =>
    new Response(
      '<link rel="preload" as="fetch" href="/t.json"/><script nonce="old"></script><meta nonce="old">',
      {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "script-src 'self' 'nonce-old'",
          'x-frame-options': 'DENY',
          link: '</a.js>; rel=modulepreload',
        },
      },
    );
  const [first, second] = [await sentAgain(kept()), await sentAgain(kept())];
  const nonceOf = (page: Response) =>
    page.headers.get('content-security-policy')?.match(/'nonce-(.+)'/)?.[1] ?? '';
  expect(nonceOf(first)).not.toBe('old');
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  expect(await first.text()).toBe(
    `<script nonce="${nonceOf(first)}"></script><meta nonce="${nonceOf(first)}">`,
  );
  expect([...first.headers.keys()].sort()).toEqual([
    'content-security-policy',
    'content-type',
    'x-frame-options',
  ]);
});
