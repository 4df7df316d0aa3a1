import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adoption, certificate, gift, tree } from '../../database/schema/index.ts';
import { openWorld, type World } from '../../testing/adoption-world.ts';
import type { SignedUp } from '../../testing/test-api.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400;

/** What renewing some terms costs and gives. */
async function quote(buyer: SignedUp, renews: number[]) {
  const payload = { renews, paymentMethodId: world.methodId('qris') };
  const url = '/api/v1/transaction/quote?lang=en';
  return (await world.app.inject({ method: 'POST', url, headers: buyer.headers, payload })).json();
}

/** A renewal says what is renewed and how it is paid, and nothing else. */
async function renew(buyer: SignedUp, renews: number[], price?: number, change: object = {}) {
  const expectedTotal = price ?? (await quote(buyer, renews)).data?.breakdown.finalPrice ?? 0;
  const paymentMethodId = world.methodId('qris');
  const recaptchaToken = await world.captchaToken('checkout');
  const body = { renews, paymentMethodId, expectedTotal, recaptchaToken, ...change };
  return world.place(buyer, body, `renew-${renews.join('-')}-${buyer.adopter.id}`);
}

const certificatesOf = (transactionId: number) =>
  world.db
    .select()
    .from(certificate)
    .where(eq(certificate.transactionId, transactionId))
    .orderBy(certificate.id);

it("goes on with a tree of one's own and one given away, each in its holder's name", async () => {
  const owner = await world.signUp();
  const [own = 0, given = 0] = await world.plant(2);
  await world.adopt(owner, [own], { holder: 'Ayu Wulandari' });
  await world.adopt(owner, [given], {
    holder: 'Ratna Puspita',
    gift: { message: 'Selamat ulang tahun', recipientEmail: 'ratna@rimba.test' },
  });
  const renews = [await world.lastTermOf(own), await world.lastTermOf(given)];
  await world.services.clock.advance(340 * day);

  const { data: offer } = await quote(owner, renews);
  expect(offer.terms).toMatchObject([{ treeId: own }, { treeId: given }]);
  const { id, holder, trees } = (await renew(owner, renews)).json().data;
  expect(holder).toBe('Ayu Wulandari dan Ratna Puspita');
  // What it goes on from, so that nobody is told that it is let go unless paid.
  expect(trees).toMatchObject(
    offer.terms.map(({ treeId, startsAt: endsAt }: { treeId: number; startsAt: string }, i: number) => ({
      treeId,
      outcome: 'held',
      renews: { adoptionId: renews[i], endsAt },
    })),
  );
  const paid = await world.pay(owner, id);
  // From the day the old term ends, whenever it is paid.
  const [first] = await world.db.select().from(adoption).where(eq(adoption.treeId, own)).orderBy(adoption.id);
  expect(paid.trees.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
    first?.endsAt.toISOString(),
    offer.terms[1].startsAt,
  ]);
  const made = await certificatesOf(id);
  expect(made.map(({ holder, message }) => [holder, message])).toEqual([
    ['Ayu Wulandari', null],
    ['Ratna Puspita', 'Selamat ulang tahun'],
  ]);
  const terms = await world.db.select().from(adoption).where(eq(adoption.transactionId, id));
  const [known] = await world.db.select().from(gift).where(eq(gift.giverId, owner.adopter.id));
  expect(terms.map(({ giftId }) => giftId)).toEqual([null, known?.id]);
});

it('is paid by whose account it is, whoever paid the order before', async () => {
  const owner = await world.signUp({ name: 'Ayu Wulandari' });
  const [wanted = 0] = await world.plant(1);
  const customer = {
    firstName: 'Ratna',
    lastName: 'Puspita',
    email: 'ratna@rimba.test',
    phone: '+6281234567890',
  };
  await world.adopt(owner, [wanted], { customer: { ...customer, adopterType: 'organisation' } });
  await world.services.clock.advance(340 * day);
  const paid = await world.renew(owner, [wanted]);
  expect(paid.customer).toEqual({
    firstName: 'Ayu Wulandari',
    lastName: '',
    email: owner.email,
    phone: '',
    adopterType: 'individual',
  });
});

it('puts another name on what is one’s own, and leaves the name of what was given', async () => {
  const owner = await world.signUp();
  const [own = 0, given = 0] = await world.plant(2);
  await world.adopt(owner, [own], { holder: 'Ayu Wulandari' });
  await world.adopt(owner, [given], { holder: 'Ratna Puspita', gift: { message: 'Selamat' } });
  const renews = [await world.lastTermOf(own), await world.lastTermOf(given)];
  await world.services.clock.advance(340 * day);
  const blank = await renew(owner, renews, undefined, { holder: '  ' });
  expect(blank.json()).toMatchObject({ errors: [{ path: 'holder', code: 'checkout.holder_name_required' }] });
  const { id, holder } = (await renew(owner, renews, undefined, { holder: ' Ayu  Puspita ' })).json().data;
  expect(holder).toBe('Ayu Puspita dan Ratna Puspita');
  await world.pay(owner, id);
  expect((await certificatesOf(id)).map(({ holder }) => holder)).toEqual(['Ayu Puspita', 'Ratna Puspita']);
});

it('tells of every certificate of a renewal: in whose name, for which trees, and each by itself', async () => {
  const owner = await world.signUp();
  const trees = await world.plant(3);
  const [own = 0, second = 0, third = 0] = trees;
  await world.adopt(owner, [own], { holder: 'Ayu Wulandari' });
  await world.adopt(owner, [second, third], { holder: 'PT Rimba Lestari' });
  await world.services.clock.advance(340 * day);
  const paid = await world.renew(owner, trees);
  const numbers = paid.certificates.map((one: { certificateNumber: string }) => one.certificateNumber);
  expect(paid.certificates).toMatchObject([{ holder: 'Ayu Wulandari' }, { holder: 'PT Rimba Lestari' }]);
  expect(paid.trees).toMatchObject(
    [0, 1, 1].map((place) => ({
      certificateNumber: numbers[place],
      renews: { holder: paid.certificates[place].holder, isGiven: false },
    })),
  );
  const mails = await world.mailsTo(owner.email);
  const told = (template: string) =>
    mails
      .filter((mail) => mail.template === template)
      .slice(0, 2)
      .reverse();
  expect(told('certificateCreated').map(({ data }) => data)).toMatchObject([
    { holder: 'Ayu Wulandari', startsAt: paid.trees[0].startsAt, count: 1, trees: [{}] },
    { holder: 'PT Rimba Lestari', count: 2, trees: [{}, {}] },
  ]);
  expect(told('paymentSuccess')[1]?.data).not.toHaveProperty('giftOf');
  expect(told('paymentSuccess')[1]?.data).toMatchObject({
    count: 3,
    renewed: [
      { holder: 'Ayu Wulandari', trees: [{}] },
      { holder: 'PT Rimba Lestari', trees: [{}, {}] },
    ],
  });
  const notices = await world.app.inject({ url: '/api/v1/notification?lang=id', headers: owner.headers });
  const links = notices.json().data.map(({ link }: { link: string }) => link);
  for (const number of numbers) expect(links).toContain(`/certificates/me/${number}/`);
});

it('says of a renewal that is not paid that its trees stay in term, and leads back to it', async () => {
  const owner = await world.signUp();
  const [wanted = 0] = await world.plant(1);
  const { trees } = await world.adopt(owner, [wanted]);
  const keptUntil = trees[0].endsAt;
  await world.services.clock.advance(340 * day);
  const bca = { paymentMethodId: world.methodId('bca_va'), expectedTotal: 154_000 };
  await renew(owner, [await world.lastTermOf(wanted)], 154_000, bca);
  await world.services.clock.advance(13 * 3_600);
  await world.services.adoption.payment.reminders.remindUnpaid();
  await world.services.clock.advance(12 * 3_600);
  await world.services.adoption.payment.release.expireDue();
  const mails = await world.mailsTo(owner.email);
  const last = (template: string) => mails.find((mail) => mail.template === template)?.data;
  expect(last('paymentInstructions')).toMatchObject({ keptUntil });
  expect(last('paymentReminder')).toMatchObject({ keptUntil, isLast: false });
  expect(last('paymentExpired')).toMatchObject({ keptUntil, renews: true, treeIds: [wanted] });
  const notices = await world.app.inject({ url: '/api/v1/notification?lang=id', headers: owner.headers });
  const [newest] = notices.json().data;
  expect(newest.body).toBe(
    'Perpanjangan 1 pohon senilai Rp\u00a0154.000 dibatalkan. Masa adopsi yang sekarang tetap berjalan.',
  );
});

it('takes no term of a stranger, none too early, and none twice', async () => {
  const [owner, stranger] = [await world.signUp(), await world.signUp()];
  const [wanted = 0] = await world.plant(1);
  await world.adopt(owner, [wanted]);
  const renews = [await world.lastTermOf(wanted)];
  expect((await renew(owner, renews)).json()).toMatchObject({ code: 'checkout.trees_unavailable' });
  await world.services.clock.advance(340 * day);
  expect((await renew(stranger, renews)).json()).toMatchObject({
    code: 'checkout.trees_unavailable',
    errors: [{ path: 'renews.0' }],
  });
  // Nor is it turned by an order that does not name the term.
  const plain = await world.place(owner, await world.order([wanted]));
  expect(plain.json().code).toBe('checkout.trees_unavailable');

  const { id, total } = (await renew(owner, renews)).json().data;
  const again = (await renew(owner, renews, total)).json().data;
  expect(again.id).toBe(id);
  await world.pay(owner, id);
  await world.services.clock.advance(40 * day);
  const [row] = await world.db.select().from(tree).where(eq(tree.id, wanted));
  expect(row?.status).toBe('adopted');
  expect(await world.templatesTo(owner.email)).not.toContain('termEnded');
  expect((await quote(owner, renews)).data).toMatchObject({
    terms: [],
    unavailable: [{ reason: 'adopted_by_you' }],
  });
});

it('lets the recipient and the giver renew: the first wins, and the other is told', async () => {
  const [giver, recipient] = [await world.signUp(), await world.signUp({ name: 'Ratna Puspita' })];
  const [given = 0] = await world.plant(1);
  await world.adopt(giver, [given], { holder: 'Ratna Puspita', gift: { recipientEmail: recipient.email } });
  const first = await world.lastTermOf(given);
  // As a claim leaves it.
  const { adopter } = recipient;
  await world.db.update(adoption).set({ adopterId: adopter.id }).where(eq(adoption.id, first));
  await world.services.clock.advance(340 * day);
  const reminders = async (email: string) =>
    (await world.mailsTo(email)).filter(({ template }) => template === 'renewalReminder');
  expect(await reminders(recipient.email)).toMatchObject([{ data: { giver: 'Siti Rahmawati' } }]);
  expect(await reminders(giver.email)).toMatchObject([{ data: { count: 1, givenTo: 'Ratna Puspita' } }]);
  const { id } = (await renew(giver, [first])).json().data;
  await world.pay(giver, id);

  const [term] = await world.db.select().from(adoption).where(eq(adoption.transactionId, id));
  expect(term?.adopterId).toBe(adopter.id);
  const toGiver = await world.mailsTo(giver.email);
  for (const template of ['paymentInstructions', 'paymentSuccess']) {
    const mail = toGiver.find((one) => one.template === template);
    expect(mail?.data).toMatchObject({ giftOf: 'Ratna Puspita' });
  }
  const [mail] = await world.mailsTo(recipient.email);
  expect(mail).toMatchObject({ template: 'giftRenewed', data: { by: 'Siti Rahmawati', count: 1 } });
  expect((await renew(recipient, [first])).json().code).toBe('checkout.trees_unavailable');

  // Nobody goes on with the second year.
  await world.services.clock.advance(400 * day);
  const farewells = async (email: string) =>
    (await world.mailsTo(email)).filter(({ template }) => template === 'termEnded');
  expect(await farewells(giver.email)).toMatchObject([{ data: { count: 1, givenTo: 'Ratna Puspita' } }]);
  expect(await farewells(recipient.email)).toMatchObject([{ data: { count: 1 } }]);
});

it('tells giver and recipient of a gift which of them is renewing it, and of no order of the other', async () => {
  const [giver, recipient] = [await world.signUp(), await world.signUp()];
  const [given = 0] = await world.plant(1);
  await world.adopt(giver, [given], { gift: { recipientEmail: recipient.email } });
  const renews = [await world.lastTermOf(given)];
  // As a claim leaves it.
  const accepted = { adopterId: recipient.adopter.id };
  await world.db.update(adoption).set(accepted).where(eq(adoption.treeId, given));
  await world.services.clock.advance(340 * day);
  const parties = { giver: [giver, recipient], recipient: [recipient, giver] } as const;
  for (const by of ['giver', 'recipient'] as const) {
    const [payer, other] = parties[by];
    const price = (await quote(payer, renews)).data.breakdown.finalPrice;
    const { id, payment } = (await renew(payer, renews, price)).json().data;
    expect((await quote(payer, renews)).data.unavailable).toMatchObject([
      { reason: 'held_by_you', transactionId: id },
    ]);
    const { data } = await quote(other, renews);
    expect(data.unavailable).toMatchObject([
      { reason: 'held', transactionId: null, similar: null, renewing: { by, until: payment.expiresAt } },
    ]);
    // Who asks as for a new tree is told no more than before, and of no order of the giver's either.
    const plain = await world.app.inject({
      method: 'POST',
      url: '/api/v1/transaction/quote',
      headers: recipient.headers,
      payload: { treeIds: [given] },
    });
    if (by === 'giver')
      expect(plain.json().data.unavailable).toMatchObject([
        { reason: 'adopted_by_you', transactionId: null },
      ]);
    await world.services.clock.advance(3_600);
    await world.services.adoption.payment.release.expireDue();
    expect((await quote(other, renews)).data.terms).toHaveLength(1);
  }
});

it('begins anew from the payment on where the old term has ended, while the tree is free', async () => {
  const [owner, other] = [await world.signUp(), await world.signUp()];
  const [kept = 0, lost = 0] = await world.plant(2);
  await world.adopt(owner, [kept, lost]);
  const renews = [await world.lastTermOf(kept), await world.lastTermOf(lost)];
  await world.services.clock.advance(375 * day);
  const told = (await world.mailsTo(owner.email)).filter(({ template }) => template === 'termEnded');
  expect(told).toMatchObject([{ data: { count: 2, free: 2, lost: 0 } }]);

  await world.adopt(other, [lost]);
  const { data: offer } = await quote(owner, renews);
  expect(offer).toMatchObject({
    terms: [{ treeId: kept }],
    unavailable: [{ treeId: lost, reason: 'taken' }],
  });
  const { id } = (await renew(owner, renews.slice(0, 1))).json().data;
  const paid = await world.pay(owner, id);
  expect(paid.trees[0].startsAt).toBe(paid.paidAt);
  // The term that was renewed late is not told of again.
  await world.services.clock.advance(day);
  const later = (await world.mailsTo(owner.email)).filter(({ template }) => template === 'termEnded');
  expect(later).toHaveLength(1);
});

it('names every field that a renewal and an order lack', async () => {
  const owner = await world.signUp();
  const send = async (payload: object) =>
    (
      await world.app.inject({
        method: 'POST',
        url: '/api/v1/transaction',
        headers: { ...owner.headers, 'idempotency-key': 'a-key-of-its-own' },
        payload: { expectedTotal: 0, recaptchaToken: 'x', ...payload },
      })
    ).json();
  const paths = (answer: { errors: { path: string }[] }) => answer.errors.map(({ path }) => path);
  expect(await send({ renews: [], paymentMethodId: 1 })).toMatchObject({
    code: 'checkout.no_trees_selected',
  });
  expect(paths(await send({}))).toEqual(['treeIds', 'paymentMethodId', 'customer', 'holder', 'publicName']);
});
