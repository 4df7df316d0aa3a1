import { type Schema, unwrap, unwrapList } from '@rimba/api-client';
import { locales, unbrokenCode } from '@rimba/i18n';
import { date, growth, lastFullDay, measure, rupiah, time } from '@rimba/i18n/format';
import { createServerI18n } from '@rimba/i18n/server';
import { pathTo } from '@rimba/paths';
import { type Account, createAccount, freshEmail } from '../support/account.ts';
import { findings } from '../support/findings.ts';
import { mailedCode } from '../support/guest.ts';
import { holdBack } from '../support/hold.ts';
import { createPerson } from '../support/person.ts';
import { livedProduct } from '../support/product.ts';
import { createProduct } from '../support/running-product.ts';
import { type Mail, openSandbox } from '../support/sandbox.ts';
import { openService } from '../support/service.ts';
import { shiftsBeyond, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

// Two years of an adopter and of whom she gave a tree, with the files that a community imports: at each moment every
// mail and every notification that comes, and the pages that tell of it. She reads Indonesian at a desk, he English on a
// phone.

const daySeconds = 24 * 3_600;
const mostShift = 0.02;
const sandbox = openSandbox(livedProduct);
const service = openService(livedProduct);
const indonesian = createServerI18n('id');
const english = createServerI18n('en');

let lived: Awaited<ReturnType<typeof createProduct>>;
test.beforeAll(async () => {
  lived = await createProduct(livedProduct);
  await lived.start();
});
test.afterAll(() => lived.close());

test.use({ at: livedProduct, reducedMotion: 'reduce', colorScheme: 'light' });

let passed = 0;
/** Goes so many days past the first one. */
async function reach(day: number) {
  await sandbox.advanceClock((day - passed) * daySeconds);
  passed = day;
}
const today = () => new Date(Date.now() + passed * daySeconds * 1_000);
/** To the last full day of a term, after today. */
const daysTo = (end: Date | string) =>
  Math.ceil((new Date(end).getTime() - today().getTime()) / (daySeconds * 1_000)) - 1;

/** Somebody's inbox: at each moment what came since the last one, and nothing else. */
function openInbox(email: string) {
  const read = new Set<string>();
  return async (...subjects: readonly string[]): Promise<Mail[]> => {
    let fresh: Mail[] = [];
    const look = async () => {
      fresh = (await sandbox.mailsTo(email)).filter(({ id }) => !read.has(id));
      return fresh.map(({ subject }) => subject).sort();
    };
    await expect.poll(look, `on day ${passed}`).toEqual([...subjects].sort());
    for (const { id } of fresh) read.add(id);
    return subjects.flatMap((subject) => fresh.find((mail) => mail.subject === subject) ?? []);
  };
}

type Notice = Schema<'Notification'>;

/** The same for what the app tells; answers where each leads. */
function openNotices({ api }: Account['service']) {
  const read = new Set<number>();
  return async (...categories: readonly Notice['category'][]): Promise<string[]> => {
    let fresh: Notice[] = [];
    const look = async () => {
      const { data } = await unwrapList(
        api.GET('/api/v1/notification', { params: { query: { limit: 50 } } }),
      );
      fresh = data.filter(({ id }) => !read.has(id));
      return fresh.map(({ category }) => category).sort();
    };
    await expect.poll(look, `on day ${passed}`).toEqual([...categories].sort());
    for (const { id } of fresh) read.add(id);
    return categories.map((wanted) => fresh.find(({ category }) => category === wanted)?.link ?? '');
  };
}

/** What nobody asked for depends on the calendar that the test is run by, and is tested by itself. */
const leaveUnasked = ({ api }: Account['service']) =>
  unwrap(
    api.PUT('/api/v1/notification/preference', {
      body: {
        preferences: (['rimba_season', 'rimba_forest_news', 'rimba_patron_step'] as const).map(
          (category) => ({ category, inApp: false, email: false }),
        ),
      },
    }),
  );

/** Trees of one community that no survey is late of for the first three months. */
async function chooseTrees(count: number) {
  const { data } = await unwrapList(
    service.api.GET('/api/v1/tree/adoption-list', {
      params: { query: { limit: 100, sortBy: 'surveyedAt', order: 'desc', with: ['group'] } },
    }),
  );
  const until = new Date(Date.now() + 95 * daySeconds * 1_000).toISOString();
  const fresh = data.filter(({ nextSurveyDue }) => (nextSurveyDue ?? '') > until);
  const byCommunity = Map.groupBy(fresh, ({ kelompokKomunitas }) => kelompokKomunitas?.slug);
  const [slug, trees = []] = [...byCommunity].find(([, own]) => own.length >= count) ?? [];
  if (slug === undefined) throw new Error('Too few trees of one community were surveyed lately');
  return { slug, trees: trees.slice(0, count) };
}

type Tree = Awaited<ReturnType<typeof chooseTrees>>['trees'][number];

interface Visit {
  readonly tree: Pick<Tree, 'code'>;
  readonly height: number;
  readonly condition?: 'healthy' | 'dead';
  readonly notes: string;
  readonly cause?: string;
  readonly replantBy?: string;
}

const surveyor = 'Siti Aminah';

/** What a patrol writes into its sheet at some moment, imported as a community does. */
async function patrol(at: Date, visits: readonly Visit[]) {
  const head = 'kode,waktu_survei,pencatat,keliling_cm,tinggi_m,kondisi,catatan,sebab,ganti_sebelum';
  const rows = visits.map(({ tree, height, condition = 'healthy', notes, cause = '', replantBy = '' }) =>
    [
      tree.code,
      at.toISOString(),
      surveyor,
      (height * 4).toFixed(1),
      height.toFixed(2),
      condition === 'dead' ? 'mati' : 'sehat',
      `"${notes}"`,
      cause,
      replantBy,
    ].join(','),
  );
  await lived.write('survei.csv', [head, ...rows].join('\n'));
  expect(await lived.command('import', 'surveys', 'survei.csv')).toContain('Done.');
}

/** What a community plants in a dead tree's place on some day, imported as it does. */
async function plant(at: Date, lost: Tree) {
  const young = { code: lost.code.replace(/\d+$/, '990001'), treeName: 'Si Penerus', height: 0.45 };
  const row = {
    kode: young.code,
    nama: young.treeName,
    jenis: lost.latinName,
    kelompok: lost.kelompokKomunitas?.slug,
    tipe_lahan: lost.landType,
    ditanam: at.toISOString().slice(0, 10),
    lintang: lost.latitude,
    bujur: lost.longitude,
    elevasi: lost.elevation,
    waktu_survei: at.toISOString(),
    pencatat: surveyor,
    keliling_cm: 2,
    tinggi_m: young.height,
    kondisi: 'sehat',
    ditawarkan: 'tidak',
  };
  await lived.write(
    'pohon.csv',
    [Object.keys(row), Object.values(row)].map((cells) => cells.join(',')).join('\n'),
  );
  expect(await lived.command('import', 'trees', 'pohon.csv')).toContain('Done.');
  const { data } = await unwrapList(
    service.api.GET('/api/v1/tree', { params: { query: { search: young.code } } }),
  );
  return { ...young, id: data[0]?.id ?? 0 };
}

const noticesOfOrder = [
  'rimba_payment_instructions',
  'rimba_payment_success',
  'rimba_certificate_created',
] as const;

/** What an adopter is mailed of an order that was paid for. */
function subjectsOfOrder({ total, expiresAt, certificates }: Schema<'Transaction'>): string[] {
  const { t } = indonesian;
  const amount = rupiah(total, 'id');
  const until = { time: time(expiresAt, 'id'), date: date(expiresAt, 'id') };
  return [
    t('emails:paymentInstructions.subject', { amount, ...until }),
    t('emails:paymentSuccess.subject', { amount }),
    ...certificates.map(({ certificateNumber: number }) =>
      t('emails:certificateCreated.subject', { number }),
    ),
  ];
}

test('two years with three trees', async ({ openBrowser, watch }) => {
  test.slow();
  const ayu = await createAccount(livedProduct);
  const ratnasEmail = freshEmail();
  const toAyu = openInbox(ayu.email);
  const toRatna = openInbox(ratnasEmail);
  const ayuHears = openNotices(ayu.service);
  const { t } = indonesian;
  const { t: tEn } = english;
  await leaveUnasked(ayu.service);
  await toAyu(t('emails:verification.subject'));
  await ayuHears('rimba_email_verified');

  const { slug, trees } = await chooseTrees(3);
  const [kept, dying, given] = trees;
  if (!kept || !dying || !given) throw new Error('Too few trees');

  const desk = await openBrowser(ayu, { locale: locales.id, viewport: { width: 1280, height: 900 } });
  const phone = await openBrowser(undefined, {
    locale: locales.en,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await Promise.all([watchShifts(desk), watchShifts(phone)]);
  const ayuAt = createPerson(desk, 'id', ayu.email, livedProduct);
  const ratnaAt = createPerson(phone, 'en', ratnasEmail, livedProduct);
  const main = desk.getByRole('main');
  const mainOfPhone = phone.getByRole('main');

  /** Follows a link: until the address is another, what is seen is the page before. */
  async function follow(page: typeof desk, press: () => Promise<void>) {
    const before = page.url();
    await press();
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveTitle(/./);
  }

  /** A page has come whole, moved by almost nothing, and can be used by everyone. */
  async function whole(page: typeof desk, opened: () => Promise<unknown>) {
    await opened();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await shiftsBeyond(page, mostShift), page.url()).toEqual([]);
    expect.soft(await findings(page, watch), page.url()).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }

  const giftId = await test.step('the first day: two trees for herself, one for Ratna', async () => {
    const own = await ayu.send(await ayu.order([kept.id, dying.id]));
    await sandbox.pay(own.id, 'settle');
    const order = await ayu.order([given.id]);
    const gift = await ayu.send({
      ...order,
      body: {
        ...order.body,
        holder: 'Ratna Puspita',
        gift: { message: 'Selamat ulang tahun.', recipientEmail: ratnasEmail, language: 'en' },
      },
    });
    await sandbox.pay(gift.id, 'settle');
    await expect.poll(async () => (await ayu.certificates()).length).toBe(2);
    const orders = await Promise.all([own, gift].map(({ id }) => ayu.transaction(id)));
    await toAyu(...orders.flatMap(subjectsOfOrder));
    await ayuHears(...noticesOfOrder, ...noticesOfOrder);
    await whole(desk, () => ayuAt.open(pathTo('home')));
    await expect(main.getByText(t('member-home:first.p1'))).toBeVisible();
    await expect(main.getByText(t('member-home:wait.certificate', { count: 1 }))).toBeVisible();
    await expect(
      main.getByText(t('member-home:sum.day', { day: 1, of: 365, date: '' }).trim().slice(0, 12)),
    ).toBeVisible();
    return gift.id;
  });

  await test.step('Ratna accepts her tree without meeting a price', async () => {
    // What is due is done as the clock moves, and not a minute later.
    await sandbox.advanceClock(1);
    const [mail] = await toRatna(tEn('emails:giftNotice.subject', { giver: 'Ayu Wulandari', count: 1 }));
    const [link = ''] = /https?:\/\/\S+\/h\/\S+/.exec(mail?.text ?? '') ?? [];
    await whole(phone, () => phone.goto(link));
    await expect(mainOfPhone.getByText('“Selamat ulang tahun.”')).toBeVisible();
    await expect(mainOfPhone).not.toContainText(/\b(Rp|IDR)\b/);
    await phone.getByLabel(tEn('gifts:follow.email')).fill(ratnasEmail);
    await phone.getByRole('button', { name: tEn('gifts:follow.claim') }).tap();
    const [codeMail] = await toRatna(tEn('emails:giftCode.subject'));
    await phone
      .getByRole('textbox', { name: tEn('gifts:follow.code') })
      .fill(mailedCode.exec(codeMail?.text ?? '')?.[0] ?? '');
    await phone.getByRole('button', { name: tEn('gifts:follow.claimByCode') }).tap();
    await expect(phone.getByText(tEn('gifts:accepted.done'))).toBeVisible();
    const [{ certificateNumber: number } = { certificateNumber: '' }] = (await ayu.transaction(giftId))
      .certificates;
    await toRatna(tEn('emails:certificateCreated.subject', { number }));
    await toAyu(t('emails:giftAccepted.subject', { holder: 'Ratna Puspita' }));
    await ayuHears('rimba_gift_accepted');
    await phone.getByRole('link', { name: tEn('gifts:accepted.forest') }).tap();
    await expect(mainOfPhone.getByText(tEn('member-home:sum.first'))).toBeVisible();
  });
  const token = await phone.evaluate(() => localStorage.getItem('access_token'));
  const ratna = openService(livedProduct, token ?? undefined);
  await leaveUnasked(ratna);
  const ratnaHears = openNotices(ratna);
  await ratnaHears('rimba_certificate_created');

  const giftVisited = t('emails:giftVisited.subject', { count: 1, holder: 'Ratna Puspita' });
  const heights = { kept: kept.height, dying: dying.height, given: given.height };
  const keptNote = 'Pucuknya merah lagi, dan batangnya lurus.';

  const letters = await test.step('the first survey: a letter for each, in their language', async () => {
    await reach(90);
    await patrol(today(), [
      { tree: kept, height: heights.kept + 0.12, notes: keptNote },
      { tree: dying, height: heights.dying + 0.08, notes: 'Daunnya lebat.' },
      { tree: given, height: heights.given + 0.1, notes: 'Ada sarang burung.' },
    ]);
    const [letter, visited] = await toAyu(t('emails:fieldLetter.subjectMany', { count: 2 }), giftVisited);
    for (const said of [kept.code, keptNote, dying.code, 'Daunnya lebat.', surveyor, growth(0.12, 'id')]) {
      expect(letter?.text).toContain(said);
    }
    expect(letter?.text).not.toContain('Ada sarang burung.');
    const grown = measure(10, 'cm', 'en');
    const [hers] = await toRatna(tEn('emails:fieldLetter.subject', { name: given.treeName, grown }));
    for (const said of ['Ada sarang burung.', surveyor]) expect(hers?.text).toContain(said);
    expect(hers?.text).not.toContain(keptNote);
    await ayuHears('rimba_tree_survey', 'rimba_gift_visited');
    await ratnaHears('rimba_tree_survey');

    await ayuAt.open(pathTo('notifications'));
    await whole(desk, () =>
      follow(desk, () =>
        desk.getByRole('link', { name: t('notifications:template.rimba_tree_survey.title') }).click(),
      ),
    );
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      t('letters:visit.titleMany', { count: 2 }),
    );
    await expect(main.getByText(`“${keptNote}”`)).toBeVisible();
    await expect(main.getByText('“Daunnya lebat.”')).toBeVisible();
    for (const { code } of [kept, dying]) await expect(main.getByText(code, { exact: true })).toBeVisible();
    await ratnaAt.open(pathTo('notifications'));
    await whole(phone, () =>
      follow(phone, () =>
        phone.getByRole('link', { name: tEn('notifications:template.rimba_tree_survey.title') }).tap(),
      ),
    );
    await expect(mainOfPhone.getByRole('heading', { level: 1 })).toHaveText(
      tEn('letters:visit.title', { name: given.treeName }),
    );
    await expect(mainOfPhone.getByText('“Ada sarang burung.”')).toBeVisible();
    await expect(mainOfPhone.getByText(tEn('common:notesLanguage'))).toBeVisible();
    expect(visited?.text).toContain(`+${measure(10, 'cm', 'id')}`);
    await whole(desk, () => ayuAt.open(pathTo('transaction', { transactionId: giftId })));
    await expect(main.getByText(t('gifts:giver.trees', { count: 1 }))).toBeVisible();
    await expect(
      main.getByText(
        t('gifts:giver.visited', { count: 1, date: date(today().toISOString(), 'id'), surveyor }),
      ),
    ).toBeVisible();
    await ayuAt.open(pathTo('home'));
    await expect(main.getByText(`“${keptNote}”`)).toBeVisible();
    return { id: letter, en: hers };
  });

  await test.step('letters are left by a press, by whoever holds one, and taken up again', async () => {
    for (const [language, says, { api }] of [
      ['id', t, ayu.service],
      ['en', tEn, ratna],
    ] as const) {
      const anybody = await openBrowser(undefined, { locale: locales[language] });
      await watchShifts(anybody);
      const isMailed = async () =>
        (await unwrap(api.GET('/api/v1/notification/preference'))).find(
          ({ category }) => category === 'rimba_tree_survey',
        )?.email;
      const [link = ''] = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(letters[language]?.text ?? '') ?? [];
      await whole(anybody, () => anybody.goto(link));
      await expect(anybody.getByText(says('notifications:category.rimba_tree_survey'))).toBeVisible();
      for (const [now, then, mailed] of [
        ['on', 'off', false],
        ['off', 'on', true],
      ] as const) {
        await anybody.getByRole('button', { name: says(`notifications:leave.${now}.do`) }).click();
        await expect(anybody.getByRole('heading', { level: 1 })).toHaveText(
          says(`notifications:leave.${then}.title`),
        );
        expect(await isMailed()).toBe(mailed);
      }
      await anybody.close();
    }
  });

  let found = today();
  const death = {
    tree: dying,
    height: heights.dying,
    condition: 'dead',
    notes: 'Rebah di tepi jalur.',
  } as const;

  await test.step('a death is told on its day, and nothing calls the tree healthy', async () => {
    await reach(130);
    found = today();
    await patrol(found, [death, { tree: kept, height: heights.kept + 0.2, notes: 'Sehat.' }]);
    const [died, letter] = await toAyu(
      t('emails:treeDied.subject', { name: dying.treeName }),
      t('emails:fieldLetter.subject', { name: kept.treeName, grown: measure(8, 'cm', 'id') }),
    );
    const communityName = dying.kelompokKomunitas?.name;
    expect(died?.text).toContain(t('emails:treeDied.unknown', { group: communityName }));
    expect(died?.text).toContain(death.notes);
    expect(letter?.text).not.toContain(dying.code);
    const [deathLink] = await ayuHears('rimba_tree_died', 'rimba_tree_survey');
    await toRatna();

    await whole(desk, () => ayuAt.open(pathTo('home')));
    const told = main.getByRole('region', { name: t('member-home:told.title', { name: dying.treeName }) });
    await expect(told).toContainText(surveyor);
    const row = main.getByRole('group', { name: t('member-home:row.aria', { name: 'Ayu' }) });
    const [above, below] = [await told.boundingBox(), await row.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    // Nobody is asked for another tree beside one that has just died.
    await expect(main.getByRole('link', { name: t('member-home:row.addAria') })).toHaveCount(0);
    await whole(desk, () => follow(desk, () => told.getByRole('link').click()));
    await expect(desk).toHaveURL(new RegExp(`${deathLink}$`));
    await expect(main.getByText(t('letters:died.notKnown'), { exact: true })).toBeVisible();
    await expect(main.getByText(`“${death.notes}”`)).toBeVisible();
    await ayuAt.open(pathTo('tree', { treeId: dying.id }));
    await expect(main.getByText(t('trees:lifeLine.nextNote'))).toHaveCount(0);
  });

  await test.step('its cause, known later, is told once', async () => {
    await reach(136);
    await patrol(found, [{ ...death, cause: 'angin' }]);
    const [mail] = await toAyu(t('emails:treeDied.subjectCause', { name: dying.treeName }));
    expect(mail?.text).toContain(t('emails:treeDied.cause.wind'));
    const [link = ''] = await ayuHears('rimba_tree_died');
    await ayuAt.open(link);
    await expect(main.getByText(t('letters:died.is.wind'))).toBeVisible();
    await patrol(found, [{ ...death, cause: 'angin' }]);
  });

  const young =
    await test.step('what takes its place is introduced, and both lead to each other', async () => {
      await reach(145);
      const young = await plant(new Date(found.getTime() + daySeconds * 1_000), dying);
      await lived.command('tree', 'replace', dying.code, young.code);
      const [mail] = await toAyu(t('emails:treeReplaced.subject', { name: dying.treeName }));
      expect(mail?.text).toContain(young.code);
      const [link = ''] = await ayuHears('rimba_tree_replaced');
      await whole(desk, () => ayuAt.open(link));
      await main.getByRole('link', { name: t('letters:new.old') }).click();
      await main
        .getByRole('link', { name: new RegExp(unbrokenCode(young.code)) })
        .first()
        .click();
      await expect(desk).toHaveURL(new RegExp(pathTo('tree', { treeId: young.id })));
      await expect(
        main.getByText(t('trees:replacement.newText', { code: unbrokenCode(dying.code) })),
      ).toBeVisible();
      await ayuAt.open(pathTo('home'));
      await expect(main.getByRole('link', { name: / pengganti, / })).toBeVisible();
      return young;
    });

  await test.step('the other two are measured', async () => {
    await reach(201);
    await patrol(today(), [
      { tree: kept, height: heights.kept + 0.3, notes: 'Ranting barunya banyak.' },
      { tree: given, height: heights.given + 0.2, notes: 'Burungnya sudah terbang.' },
    ]);
    await toAyu(
      t('emails:fieldLetter.subject', { name: kept.treeName, grown: measure(10, 'cm', 'id') }),
      giftVisited,
    );
    await toRatna(
      tEn('emails:fieldLetter.subject', { name: given.treeName, grown: measure(10, 'cm', 'en') }),
    );
    await ayuHears('rimba_tree_survey', 'rimba_gift_visited');
    await ratnaHears('rimba_tree_survey');
  });

  await test.step('a survey is late: told once with the word of the community, and taken back by the survey', async () => {
    // Half a year after it was planted, and a few days: its community says why before that.
    await reach(300);
    await lived.command('survey', 'delay', slug, 'Jalur ke petak terendam.');
    await reach(317);
    const [late] = await toAyu(t('emails:surveyLate.subject', { name: young.treeName }));
    expect(late?.text).toContain('Jalur ke petak terendam.');
    const [lateLink] = await ayuHears('rimba_survey_late');
    expect(lateLink).toBe(pathTo('tree', { treeId: young.id }));
    await ayuAt.open(pathTo('home'));
    await expect(main.getByText('Kelompok bilang: Jalur ke petak terendam.')).toBeVisible();
    const word = main.getByText('Kata kelompoknya: Jalur ke petak terendam.');
    await ayuAt.open(pathTo('community', { kelompokKomunitasName: slug }));
    await expect(word).toBeVisible();
    const own = (await ayu.certificates()).find(({ trees }) => trees.some(({ tree }) => tree.id === kept.id));
    const certificate = pathTo('myCertificate', { certificateNumber: own?.certificateNumber ?? '' });
    await ayuAt.open(certificate);
    await expect(word).toBeVisible();
    await reach(318);
    await patrol(today(), [{ tree: young, height: young.height + 0.05, notes: 'Sudah berakar.' }]);
    await toAyu(t('emails:fieldLetter.subject', { name: young.treeName, grown: measure(5, 'cm', 'id') }));
    await ayuHears('rimba_tree_survey');
    await ayuAt.open(pathTo('home'));
    await expect(main.getByText('“Sudah berakar.”')).toBeVisible();
    await expect(main.getByText('Kelompok bilang: Jalur ke petak terendam.')).toHaveCount(0);
    await ayuAt.open(certificate);
    await expect(main.getByText(t('certificates:standing.news'))).toBeVisible();
    await expect(word).toHaveCount(0);
  });

  const firstEnd = (await unwrap(ayu.service.api.GET('/api/v1/forest/me'))).trees.find(
    ({ tree }) => tree.id === kept.id,
  )?.endsAt;
  if (firstEnd === undefined) throw new Error('The tree is not in the forest');
  const firstYear = new Date(Date.parse(firstEnd) + 7 * 3_600_000 - 1).getUTCFullYear();

  await test.step('the year can be looked back on, before it is asked to go on', async () => {
    await reach(331);
    await toAyu(t('emails:yearReview.subject'));
    await toRatna(tEn('emails:yearReview.subject'));
    const [link = ''] = await ayuHears('rimba_year_review');
    await ratnaHears('rimba_year_review');
    await whole(desk, () => ayuAt.open(link));
    const table = main.getByRole('table', { name: t('year:trees') });
    await expect(table.getByRole('row')).toHaveCount(4);
    const replaced = t('year:replaced', { died: date(found, 'id').replace(/ \w+ /, '.*'), planted: '.*' });
    await expect(table.getByRole('row', { name: new RegExp(replaced) })).toBeVisible();
    await expect(main.getByText(t('year:statement', { year: String(firstYear - 1) }))).toBeVisible();
    // On paper it says whose it is, and has nothing to press.
    const onPaper = main.getByText(new RegExp(`${pathTo('year', { year: firstYear })}$`));
    await expect(onPaper).toBeHidden();
    await desk.emulateMedia({ media: 'print' });
    await expect(onPaper).toBeVisible();
    await expect(main.getByText('Ayu Wulandari')).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await desk.emulateMedia({ media: 'screen' });
    await whole(phone, () => ratnaAt.open(link));
    await expect(mainOfPhone.getByText(`(${tEn('year:received')})`)).toBeVisible();
    await expect(mainOfPhone).not.toContainText(/\b(Rp|IDR)\b/);
  });

  await test.step('one tree goes on for another year', async () => {
    await reach(340);
    const holder = 'Ratna Puspita';
    const last = lastFullDay(firstEnd, 'id');
    await toAyu(
      t('emails:renewalReminder.subjectIn', { date: last, count: daysTo(firstEnd) }),
      t('emails:renewalReminder.subjectGiven', { count: 1, holder, date: last }),
    );
    await toRatna(
      tEn('emails:renewalReminder.subjectIn', {
        date: lastFullDay(firstEnd, 'en'),
        count: daysTo(firstEnd),
      }),
    );
    await ayuHears('rimba_renewal_reminder', 'rimba_renewal_reminder');
    await ratnaHears('rimba_renewal_reminder');
    await ayuAt.open(pathTo('tree', { treeId: kept.id }));
    await expect(main.getByRole('link', { name: t('trees:detail.renew') })).toBeVisible();
    await ayuAt.open(pathTo('home'));
    // Also where the price comes before the way of the last payment.
    const letGo = await holdBack(desk, /\/transaction\/me\?limit=1&/);
    const priced = desk.waitForResponse('**/transaction/quote');
    await whole(desk, async () => {
      // One's own first, then what was given.
      await follow(desk, () =>
        main
          .getByRole('link', { name: t('member-home:wait.renewDo') })
          .first()
          .click(),
      );
      await priced;
      letGo();
    });
    await main.getByRole('checkbox', { name: young.code }).click();
    await expect(main.getByText(date(firstEnd, 'id'), { exact: false }).first()).toBeVisible();
    await main.getByRole('button', { name: t('renew:do', { count: 1 }) }).click();
    // What was looked at is what is ordered: the tree, its new term, and a way to think better of it.
    const look = desk.getByRole('alertdialog', { name: t('checkout:confirm.title') });
    await expect(look).toContainText(kept.code);
    const secondYear = `${date(firstEnd, 'id')} – `;
    await expect(look).toContainText(secondYear);
    await look.getByRole('button', { name: t('checkout:confirm.cancel') }).click();
    await main.getByRole('button', { name: t('renew:do', { count: 1 }) }).click();
    await look.getByRole('button', { name: /^Bayar / }).click();
    const id = await ayuAt.transactionId();
    await sandbox.pay(id, 'settle');
    await expect.poll(async () => (await ayu.transaction(id)).certificates.length).toBe(1);
    await toAyu(...subjectsOfOrder(await ayu.transaction(id)));
    await ayuHears(...noticesOfOrder);
    await whole(desk, () => ayuAt.open(pathTo('home')));
    const renewed = main.getByRole('region', { name: t('member-home:renewed.title') });
    await expect(renewed.getByRole('link', { name: kept.treeName })).toBeVisible();
    await expect(renewed).toContainText(secondYear);
    // The reminder's link, once more.
    await ayuAt.open(`${pathTo('renew')}?tree=${kept.id}`);
    await expect(main.getByText(new RegExp(`^${kept.treeName}.* sudah diperpanjang`))).toBeVisible();
    await expect(main.getByRole('link', { name: t('renew:certificate') })).toBeVisible();
    await ayuAt.open(pathTo('home'));
  });

  await test.step('the other terms end: a farewell, and everything stays', async () => {
    await reach(367);
    const [farewell] = await toAyu(
      t('emails:termEnded.subject', { count: 1, trees: young.treeName }),
      t('emails:termEnded.subjectGiven', { count: 1, holder: 'Ratna Puspita' }),
    );
    expect(farewell?.text).toContain(t('emails:termEnded.free', { count: 1 }));
    await toRatna(tEn('emails:termEnded.subject', { count: 1, trees: given.treeName }));
    await ayuHears('rimba_term_ended', 'rimba_term_ended');
    await ratnaHears('rimba_term_ended');
    await whole(desk, () => ayuAt.open(pathTo('home')));
    await expect(main.getByText(t('member-home:row.again')).first()).toBeVisible();
    await expect(main.getByRole('link', { name: /Ratna Puspita/ }).first()).toBeVisible();
    await whole(phone, () => ratnaAt.open(pathTo('home')));
    await expect(mainOfPhone.getByText(tEn('member-home:sum.ended'))).toBeVisible();
    const giver = 'Ayu Wulandari';
    await expect(mainOfPhone.getByText(tEn('member-home:first.from', { giver }))).toBeVisible();
  });

  await test.step('certificates and trees keep what was ended, lost, replaced, given and received', async () => {
    await whole(desk, () => ayuAt.open(pathTo('certificates')));
    const certificates = main.getByRole('listitem');
    await expect(certificates).toHaveCount(3);
    await expect(certificates.filter({ hasText: t('certificates:bond.given') })).toHaveCount(1);
    await whole(phone, () => ratnaAt.open(pathTo('certificates')));
    await expect(mainOfPhone.getByRole('listitem')).toHaveCount(1);
    await expect(mainOfPhone.getByText(tEn('certificates:bond.received'))).toBeVisible();
  });

  await test.step('the pages of trees that were ended, lost and given say so', async () => {
    const pages = [
      [young, [t('trees:own.was.own')]],
      [dying, [t('trees:own.was.own'), t('trees:own.replaced', { code: young.code })]],
      [given, [t('trees:own.was.given', { name: 'Ratna Puspita' })]],
    ] as const;
    for (const [{ id }, said] of pages) {
      await whole(desk, () => ayuAt.open(pathTo('tree', { treeId: id })));
      for (const text of said) await expect(main.getByText(text)).toBeVisible();
    }
    await whole(phone, () => ratnaAt.open(pathTo('tree', { treeId: given.id })));
    await expect(
      mainOfPhone.getByText(tEn('trees:own.was.received', { giver: 'Ayu Wulandari' })),
    ).toBeVisible();
  });

  await test.step('the second year counts from the very first day', async () => {
    await reach(380);
    await patrol(today(), [
      { tree: kept, height: heights.kept + 0.5, notes: 'Tajuknya menyentuh tetangganya.' },
    ]);
    const [letter] = await toAyu(
      t('emails:fieldLetter.subject', { name: kept.treeName, grown: measure(20, 'cm', 'id') }),
    );
    expect(letter?.text).toContain(growth(0.5, 'id'));
    await toRatna();
    await ayuHears('rimba_tree_survey');
    await ayuAt.open(pathTo('home'));
    await expect(main.getByText(t('member-home:note.sinceFirst')).first()).toBeVisible();
  });

  await test.step('after the second year the forest is still there', async () => {
    await reach(715);
    const secondEnd = new Date(Date.parse(firstEnd) + 366 * daySeconds * 1_000);
    await toAyu(
      t('emails:surveyLate.subject', { name: kept.treeName }),
      t('emails:yearReview.subject'),
      t('emails:renewalReminder.subjectIn', {
        date: lastFullDay(secondEnd, 'id'),
        count: daysTo(secondEnd),
      }),
    );
    await reach(735);
    await toAyu(t('emails:termEnded.subject', { count: 1, trees: kept.treeName }));
    await toRatna();
    await whole(desk, () => ayuAt.open(pathTo('home')));
    await expect(main.getByText(t('member-home:sum.ended'))).toBeVisible();
    await main.getByRole('link', { name: t('member-home:ended.review') }).click();
    await expect(desk).toHaveURL(new RegExp(pathTo('year', { year: firstYear + 1 })));
    await main.getByRole('link', { name: String(firstYear) }).click();
    await expect(main.getByRole('table', { name: t('year:trees') }).getByRole('row')).toHaveCount(4);
  });

  await test.step('a price that changes between choosing trees and giving details is named', async () => {
    const [tree] = await service.readyTrees(1);
    await ayu.wish(tree?.id ?? 0);
    await ayuAt.open(pathTo('wishtree'));
    await main.getByRole('checkbox', { name: t('wishtree:list.selectAll') }).check();
    await expect(main.getByRole('complementary')).toContainText('150.000');
    const visit = await openBrowser(undefined, { locale: locales.id });
    const visitor = createPerson(visit, 'id', freshEmail(), livedProduct);
    await visitor.open(pathTo('unsignedCheckout'));
    const next = visit.getByRole('button', { name: t('checkout:pick.next') });
    await expect(next).toBeVisible();
    await lived.write('harga.json', JSON.stringify({ mainPrice: 175_000, otherPrices: [], discounts: [] }));
    await lived.command('price', 'set', 'harga.json');
    await main.getByRole('link', { name: t('wishtree:list.checkout') }).click();
    const told = main.getByRole('alert').filter({ hasText: t('checkout:summary.changed') });
    await expect(told).toContainText('Rp 175.000');
    await expect(told).toContainText('Rp 150.000');

    const summary = visit.getByRole('region', { name: t('checkout:pick.summary') });
    await expect(summary).toContainText('Rp 150.000');
    await next.click();
    await expect(summary).toContainText(t('checkout:summary.changed'));
    await expect(summary).toContainText('Rp 175.000');
    await next.click();
    await expect(visit).toHaveURL(/\?trees=\d+$/);
  });

  await test.step('who asks for another mail waits as long as ever, not until that moved day', async () => {
    const visit = await openBrowser(undefined, { locale: locales.id });
    await createPerson(visit, 'id', ayu.email, livedProduct).open(pathTo('forgotPassword'));
    await visit.getByLabel(t('auth:login.email')).fill(ayu.email);
    await visit.getByRole('button', { name: t('auth:forgot.submit') }).click();
    await expect(visit.getByText(/\b\d{1,2} detik\b/)).toBeVisible();
  });
});
