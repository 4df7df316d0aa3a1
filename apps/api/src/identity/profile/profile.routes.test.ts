import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adopter as adopterTable } from '../../database/schema/index.ts';
import { buildTestApi, type SignedUp, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let siti: SignedUp;
beforeAll(async () => {
  api = await buildTestApi();
  siti = await api.signUp();
});
afterAll(() => api.close());

const put = (payload: object | FormData, headers: object = siti.headers) =>
  api.app.inject({ method: 'PUT', url: '/api/v1/profile', payload, headers: { ...headers } });

function form(fields: Record<string, string | Blob>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') made.append(name, value);
    else made.append(name, value, 'picture.jpg');
  }
  return made;
}

const photo = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#067951' } })
    .withExif({ IFD0: { Copyright: 'somewhere in Kobar' } })
    .jpeg()
    .toBuffer();
const blob = (content: Buffer | string) => new Blob([content], { type: 'image/jpeg' });

describe('the profile', () => {
  it('changes what is given and leaves the rest', async () => {
    const response = await put({ phone: '0812-3456 7890', publicName: 'initials', language: 'en' });
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      name: 'Siti Rahmawati',
      phone: '+6281234567890',
      publicName: 'initials',
      language: 'en',
    });
    expect((await put(form({ name: ' Siti  R. ', phone: '' }))).json().data).toMatchObject({
      name: 'Siti R.',
      phone: null,
      publicName: 'initials',
    });
  });

  it('names every wrong field', async () => {
    const fields = { name: 'S', phone: '12' };
    for (const response of [await put(fields), await put(form(fields))]) {
      expect(response.statusCode).toBe(422);
      expect(response.json().errors).toMatchObject([
        { path: 'name', code: 'profile.name_too_short' },
        { path: 'phone', code: 'profile.invalid_phone' },
      ]);
    }
    expect((await put({ name: 'x'.repeat(101) })).json().errors).toMatchObject([
      { path: 'name', code: 'profile.name_too_long' },
    ]);
    const strange = (await put({ emailVerifiedAt: 'now', language: 'fr', __proto__: null })).json().errors;
    expect(strange).toMatchObject([
      { path: 'emailVerifiedAt', code: 'request.unknown_parameter' },
      { path: 'language', code: 'request.invalid_parameter' },
    ]);
    expect((await put({ email: 'else@rimba.test' })).statusCode).toBe(422);
  });

  it('refuses a part of a form without a name', async () => {
    const { headers } = await api.signUp();
    const response = await api.app.inject({
      method: 'PUT',
      url: '/api/v1/profile',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; filename="a"\r\n\r\nb\r\n--x--\r\n',
    });
    expect(response.json().code).toBe('request.invalid');
  });

  it('wants a bearer', async () => {
    expect((await put({ name: 'Nobody' }, {})).json().code).toBe('auth.no_token');
  });
});

describe('the picture', () => {
  it('is cut square and carries nothing but the picture', async () => {
    const response = await put(form({ profilePicture: blob(await photo()) }));
    expect(response.statusCode).toBe(200);
    const { profilePicture } = response.json().data;
    const webp = await api.app.inject({ url: profilePicture });
    const small = await api.app.inject({
      url: `${profilePicture}?size=96`,
      headers: { accept: 'image/avif,*/*' },
    });
    expect([webp.headers['content-type'], small.headers['content-type']]).toEqual([
      'image/webp',
      'image/avif',
    ]);
    expect(webp.headers['cache-control']).toContain('immutable');
    const { width, height, exif } = await sharp(webp.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 256, height: 256, exif: undefined });
    expect((await sharp(small.rawPayload).metadata()).width).toBe(96);
  });

  it('gives way to the next one, and can be removed', async () => {
    const before = (await put({})).json().data.profilePicture;
    const after = (await put(form({ profilePicture: blob(await photo()) }))).json().data.profilePicture;
    expect(after).not.toBe(before);
    expect((await api.app.inject({ url: before })).statusCode).toBe(404);
    expect((await put({ removePicture: true })).json().data.profilePicture).toBeNull();
    expect((await api.app.inject({ url: after })).statusCode).toBe(404);
  });

  it('is gone from the profile while the storage is away, and from the storage when that is back', async () => {
    const { files, jobs } = api.services;
    const before = (await put(form({ profilePicture: blob(await photo()) }))).json().data.profilePicture;
    const { remove } = files;
    files.remove = () => Promise.reject(new Error('The storage is away'));
    const answer = await put({ removePicture: true });
    files.remove = remove;
    expect([answer.statusCode, answer.json().data.profilePicture]).toEqual([200, null]);
    expect((await api.app.inject({ url: before })).statusCode).toBe(200);
    await jobs.drain();
    expect((await api.app.inject({ url: before })).statusCode).toBe(404);
  });

  it.each([
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'profile.picture_wrong_type',
    ],
    ['a text', 'not a picture', 'profile.picture_wrong_type'],
    ['a GIF', 'GIF89a,,,,,,,', 'profile.picture_wrong_type'],
    ['a broken JPEG', '\xff\xd8\xff\xe0 and then nonsense', 'profile.picture_unreadable'],
  ])('refuses %s, whatever it is called', async (_name, content, code) => {
    const response = await put(form({ profilePicture: blob(Buffer.from(content, 'latin1')) }));
    expect(response.json().code).toBe(code);
  });

  it('refuses more than 5 MB, and a picture that unpacks to more than it should', async () => {
    const large = Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)]);
    const response = await put(form({ profilePicture: blob(large) }));
    expect([response.statusCode, response.json().code]).toEqual([413, 'profile.picture_too_large']);
    const bomb = await photo(6_000, 3_000);
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    expect((await put(form({ profilePicture: blob(bomb) }))).json().code).toBe('profile.picture_unreadable');
  });

  it('is for who has proven an address, ten times an hour whatever comes of it', async () => {
    const picture = await photo(300, 300);
    const upload = ({ headers }: SignedUp) => put(form({ profilePicture: blob(picture) }), headers);
    const stranger = await upload(await api.signUp({ verified: false }));
    expect([stranger.statusCode, stranger.json().code]).toEqual([403, 'auth.email_not_verified']);
    const budi = await api.signUp();
    const text = form({ profilePicture: blob('not a picture') });
    for (let turn = 0; turn < 9; turn++)
      expect((await put(text, budi.headers)).json().code).toBe('profile.picture_wrong_type');
    expect((await upload(budi)).statusCode).toBe(200);
    const eleventh = await upload(budi);
    expect([eleventh.statusCode, eleventh.json().code]).toEqual([429, 'request.too_many']);
    expect((await put({ name: 'Budi S.' }, budi.headers)).statusCode).toBe(200);
  });

  it('refuses more than 5 MB however its bytes come', async () => {
    const head =
      '--b\r\ncontent-disposition: form-data; name="profilePicture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
    async function* slowly() {
      yield head;
      // As much as is allowed, all of it read before more comes.
      yield Buffer.alloc(5 * 1024 * 1024);
      await setTimeout(200);
      yield 'x';
      yield '\r\n--b--\r\n';
    }
    const response = await api.app.inject({
      method: 'PUT',
      url: '/api/v1/profile',
      payload: Readable.from(slowly()),
      headers: { ...siti.headers, 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect([response.statusCode, response.json().code]).toEqual([413, 'profile.picture_too_large']);
  });

  it('has a name that climbs nowhere', async () => {
    for (const name of ['..%2f..%2fsecret', 'x', '00000000-0000-4000-8000-000000000000']) {
      const response = await api.app.inject({ url: `/api/v1/profile-picture/${name}` });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    }
  });
});

describe('the password', () => {
  const change = (payload: object, headers: object) =>
    api.app.inject({ method: 'PUT', url: '/api/v1/profile/password', payload, headers: { ...headers } });

  it('changes with the current one, ends the other devices and leaves this one', async () => {
    const { email, password, headers, adopter, refreshToken } = await api.signUp();
    const login = async (secret: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/login',
        payload: { email, password: secret, recaptchaToken: await api.captchaToken('login') },
      });
    const other = (await login(password)).json().data;
    const wrong = await change({ currentPassword: 'guess', newPassword: 'ulin di hulu sungai' }, headers);
    expect(wrong.json()).toMatchObject({
      code: 'auth.wrong_current_password',
      errors: [{ path: 'currentPassword' }],
    });
    const done = await change({ currentPassword: password, newPassword: 'ulin di hulu sungai' }, headers);
    expect(done.statusCode).toBe(200);
    const refresh = (token: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/refresh',
        payload: { refreshToken: token, userId: adopter.id },
      });
    const ended = await refresh(other.refreshToken);
    expect([ended.statusCode, ended.json().code]).toEqual([401, 'auth.session_password_changed']);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
    expect((await login(password)).statusCode).toBe(401);
    expect((await login('ulin di hulu sungai')).statusCode).toBe(200);
  });

  it('changes once for all who confirm with the same one at the same time', async () => {
    const { password, headers } = await api.signUp();
    const wanted = ['ulin di hulu sungai', 'ramin di tepi rawa', 'gaharu di kerangas'];
    const answers = await Promise.all(
      wanted.map((newPassword) => change({ currentPassword: password, newPassword }, headers)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const inForce = wanted[answers.findIndex(({ statusCode }) => statusCode === 200)];
    const next = await change({ currentPassword: inForce, newPassword: password }, headers);
    expect(next.statusCode).toBe(200);
  });

  it('is set the first time with a fresh code, which works once', async () => {
    const { email, headers, adopter } = await api.signUp();
    await api.db.update(adopterTable).set({ passwordHash: null }).where(eq(adopterTable.id, adopter.id));
    const sent = await api.app.inject({ method: 'POST', url: '/api/v1/profile/confirmation', headers });
    expect(sent.statusCode).toBe(201);
    const [newest] = await api.mailsTo(email);
    const code = String(newest?.data.code);
    const newPassword = 'ulin di hulu sungai';
    expect((await change({ newPassword }, headers)).json().errors).toMatchObject([
      { path: 'currentPassword' },
    ]);
    expect((await change({ code: 'AAAAAAAA', newPassword }, headers)).json().code).toBe(
      'checkout.invalid_code',
    );
    expect((await change({ code, newPassword }, headers)).statusCode).toBe(200);
    expect((await change({ code, newPassword }, headers)).json().code).toBe('checkout.code_expired');
    const again = await api.app.inject({ method: 'POST', url: '/api/v1/profile/confirmation', headers });
    expect(again.json().code).toBe('checkout.code_cooldown');
    const record = await api.app.inject({ url: '/api/v1/security-event/me', headers });
    expect(record.json().data).toMatchObject([
      { event: 'password_changed', outcome: 'checkout.code_expired' },
      { event: 'way_added', way: 'password', outcome: 'done' },
      { event: 'way_added', way: 'password', outcome: 'checkout.invalid_code' },
      { event: 'way_added', outcome: 'request.validation_error' },
      { event: 'registered' },
    ]);
  });

  it('gets no code to an address nobody has proven', async () => {
    const { headers } = await api.signUp({ verified: false });
    const sent = await api.app.inject({ method: 'POST', url: '/api/v1/profile/confirmation', headers });
    expect([sent.statusCode, sent.json().code]).toEqual([403, 'verification.required']);
  });
});
