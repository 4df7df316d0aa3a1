import fc from 'fast-check';

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff tail',
  '🌳'.repeat(80),
  'ﷺ\u202egnirts',
  'a\u200bb',
  '\ufeff',
  '\u3164',
  'a\u001b[31mb',
  'siti\u0000@rimba.test',
  'siti@rimba\u202e.test',
  'e\u0301'.repeat(40),
  "'; drop table adopter; --",
  '%00%2e%2e/..\\',
  '{{7*7}}<script>',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e999',
  '99999999999999999999',
  '2147483648',
  '0x10',
  '2026-02-30',
  '275760-09-14',
  'x'.repeat(300),
  'x'.repeat(9_000),
];

export const strangeText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 40 }));

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => [inner], 1);

/** What a field may be given in place of what it takes. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    [],
    {},
    [null],
    [[]],
    { toString: 1, length: -1 },
    nested(50),
    Array.from({ length: 201 }, (_, index) => index + 1),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are no body of ours, as bytes. */
export const strangeBytes = fc.constantFrom(
  '',
  '{',
  '{"a":1,}',
  'null',
  '[]',
  '"text"',
  '\u0000',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"email":1,"email":2}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"email":"${'x'.repeat(1_100_000)}"}`,
  '{"email":"\ud800"}',
);

export const strangeType = fc.constantFrom(
  undefined,
  '',
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'Application/JSON',
  'image/png',
);

const part = (name: string, content: string, file = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${file && `; filename="${file}"\r\ncontent-type: image/png`}\r\n\r\n${content}\r\n`;

/** Forms with the boundary `x`: too large, mislabelled, cut off, repeated, misnamed. */
export const strangeForm = fc.constantFrom(
  `${part('profilePicture', 'x'.repeat(5_300_000), 'a.png')}--x--\r\n`,
  `${part('profilePicture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png')}--x--\r\n`,
  `${part('profilePicture', '\x89PNG\r\n\x1a\nno picture', 'a.png')}--x--\r\n`,
  `${part('profilePicture', 'GIF89a', '../../a.png')}--x--\r\n`,
  `${part('profilePicture', '', 'a.png')}--x--\r\n`,
  part('profilePicture', 'cut off', 'a.png'),
  part('profilePicture', 'cut off', 'a.png').slice(0, 60),
  `${part('another', 'x', 'a.png')}--x--\r\n`,
  `${part('name', 'Siti').repeat(12)}--x--\r\n`,
  `${part('name', 'x'.repeat(5_000))}--x--\r\n`,
  `${part('__proto__', '{}')}${part('constructor', 'x')}--x--\r\n`,
  `${part('name', '\u0000\ud800')}--x--\r\n`,
  '--x--\r\n',
);
