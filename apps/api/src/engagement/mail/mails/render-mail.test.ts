import { languages, notesLanguage } from '@rimba/i18n';
import { mailedEmailIn } from '@rimba/paths';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import type { MailContents, MailTemplate } from '../../message/mail-contents.ts';
import type { Enclosures } from '../enclosures.ts';
import { endsAt, mailSamples as samples } from './mail-samples.ts';
import { renderMail } from './render-mail.tsx';

/** What other rooms would make. */
const enclosures: Enclosures = {
  pdf: async ({ document }) => ({
    filename: `${document}.pdf`,
    content: Buffer.from('%PDF'),
    contentType: 'application/pdf',
  }),
  certificatePicture: async () => Buffer.from('png'),
};
const sources = {
  config: loadConfig({ PUBLIC_URL: 'https://rimba.example' }),
  files: { get: async () => undefined },
  enclosures,
};

/** How often a surveyor's own words stand in a mail, whatever its language is. */
const surveyorsWords: Partial<Record<MailTemplate, number>> = { fieldLetter: 1, treeDied: 1 };

const templates = Object.keys(samples) as MailTemplate[];

describe.each(languages)('in %s', (language) => {
  it.each(templates)('%s has every word, both ways', async (template) => {
    const { subject, html, text } = await renderMail(
      { template, language, data: samples[template] },
      sources,
    );
    for (const written of [subject, html, text]) {
      expect(written).not.toMatch(/\{\{|undefined|null|NaN|Invalid Date|\[object/);
    }
    const marked = Array(surveyorsWords[template] ?? 0).fill(` lang="${notesLanguage}"`);
    expect(html.match(/ lang="[^"]*"/g)).toEqual([` lang="${language}"`, ...marked]);
    expect(html).not.toMatch(/(src|url)="?\(?https?:|<link/);
    // More than Gmail shows.
    expect(html.length).toBeLessThan(95_000);
    expect(text.length).toBeGreaterThan(100);
  });
});

it.each(languages)('says once in %s that a promised replacement is late', async (language) => {
  const { subject, text } = await renderMail(
    { template: 'treeDied', language, data: { ...samples.treeDied, isLate: true } },
    sources,
  );
  const written = `${subject} ${text}`;
  for (const said of ['Tengkawang', 'LPHD Contoh']) expect(written).toContain(said);
  expect(written).not.toMatch(/\{\{|undefined|Kayunya/);
});

it('says of a late survey that it is told once, or that the word of its community will be', async () => {
  const written = async (reason: string | null) => {
    const trees = samples.surveyLate.trees.map((tree) => ({ ...tree, reason }));
    return (
      await renderMail(
        { template: 'surveyLate', language: 'id', data: { ...samples.surveyLate, trees } },
        sources,
      )
    ).text;
  };
  expect(await written('Jalur banjir.')).toContain('satu kali');
  const awaited = await written(null);
  expect(awaited).not.toContain('satu kali');
  expect(awaited).toContain('Begitu kelompoknya memberi tahu kenapa, kami kabari Anda.');
});

it('speaks of a password that stays only where there is one', async () => {
  const written = async (isFirst: boolean) => {
    const data = { ...samples.passwordReset, isFirst };
    const { subject, text } = await renderMail({ template: 'passwordReset', language: 'en', data }, sources);
    return `${subject} ${text}`;
  };
  expect(await written(false)).toMatch(/new password.*stays as it is/s);
  expect(await written(true)).toMatch(/first password.*none yet/s);
  expect(await written(true)).not.toMatch(/stays as it is/);
});

it('speaks of lateness only where a payment was late', async () => {
  const written = async (late: boolean, isGivenUp = false) => {
    const data = { ...samples.paymentLate, late, isGivenUp };
    const { subject, text } = await renderMail({ template: 'paymentLate', language: 'en', data }, sources);
    return `${subject} ${text}`;
  };
  expect(await written(true)).toMatch(/came after the deadline.*had been taken/s);
  expect(await written(false)).not.toMatch(/deadline|had been taken/);
  expect(await written(false)).toMatch(/can still be adopted.*LPHD Contoh/s);
  expect(await written(false, true)).toMatch(/came after you cancelled/);
});

it('speaks of a code only where the mail has one', async () => {
  const written = async (data: MailContents['verification'], language: 'id' | 'en') => {
    const { subject, html, text } = await renderMail({ template: 'verification', language, data }, sources);
    return `${subject} ${html} ${text}`;
  };
  for (const [language, word] of [
    ['id', /kode/i],
    ['en', /your code|this code|the code/i],
  ] as const) {
    expect(await written(samples.verification, language)).not.toMatch(word);
    expect(await written({ ...samples.verification, code: '482913' }, language)).toMatch(word);
  }
});

it('says whether one community wrote or several did', async () => {
  const written = async (data: MailContents['forestNews']) =>
    (await renderMail({ template: 'forestNews', language: 'en', data }, sources)).text;
  expect(await written(samples.forestNews)).toContain('The groups that care');
  const [note] = samples.forestNews.notes;
  expect(await written({ notes: note ? [note, note] : [] })).toContain('The group that cares');
});

it('keeps the code out of the subject and sets it apart', async () => {
  const mail = { template: 'checkoutCode', language: 'en', data: samples.checkoutCode } as const;
  const { subject, html } = await renderMail(mail, sources);
  expect(subject).not.toContain('K7PLMWQ2');
  expect(html.match(/K7PLMWQ2/g)?.length).toBe(1);
});

it('leads back to the trees that a code was asked for, and says where and how long it works', async () => {
  const written = (language: 'id' | 'en', treeIds?: number[]) => {
    const data = { ...samples.checkoutCode, ...(treeIds && { treeIds }) };
    return renderMail({ template: 'checkoutCode', language, data }, sources);
  };
  const { html, text } = await written('id', [1817, 12]);
  const address = 'https://rimba.example/id/unsigned/checkout/?trees=1817,12';
  expect(html).toContain(`href="${address}"`);
  expect(text).toContain(address);
  for (const words of [html, text]) expect(words).toMatch(/10\u00a0menit[^.]+14\.05\u00a0WIB, di peramban/);
  const english = await written('en');
  expect(english.text).toMatch(/\/unsigned\/checkout\/$/m);
  for (const words of [english.html, english.text])
    expect(words).toMatch(/10\u00a0minutes[^.]+WIB, in the browser/);
});

it('keeps a code whole where a line ends, in the heading too', async () => {
  const mail = { template: 'treeReplaced', language: 'id', data: samples.treeReplaced } as const;
  const { html, text } = await renderMail(mail, sources);
  expect(html.match(/<span style="display:inline-block">KB-AU-2024-000301<\/span>/g)).toHaveLength(1);
  expect(text).toContain('KB-AU-2024-000301');
  // A table's other column makes room.
  expect(html).toContain('<span style="white-space:nowrap">RB-2026-4K7P-9QTM-4WXA</span>');
});

it('speaks of no certificate that goes on where a tree was replaced after the end', async () => {
  const written = async (data: typeof samples.treeReplaced) =>
    (await renderMail({ template: 'treeReplaced', language: 'en', data }, sources)).text;
  expect(await written(samples.treeReplaced)).toContain('the same number');
  const later = await written({ ...samples.treeReplaced, termEnded: true });
  expect(later).toMatch(/Your term +ended on/);
  expect(later).not.toContain('RB-2026-4K7P-9QTM-4WXA');
});

it('names the tree that died as what a replacement of another kind stands for', async () => {
  const data = { ...samples.treeReplaced, oldName: 'Belangeran' };
  const { subject, text } = await renderMail({ template: 'treeReplaced', language: 'en', data }, sources);
  expect(subject).toBe('Meet the replacement for your Belangeran');
  expect(text).toContain('A young Tengkawang');
});

it('says of each of several trees which it is, and of one by its name alone', async () => {
  const written = async (language: 'id' | 'en', { visits, ...letter } = samples.fieldLetter) =>
    (await renderMail({ template: 'fieldLetter', language, data: { ...letter, visits } }, sources)).text;
  const ofTwo = await written('en');
  expect(ofTwo).toMatch(/Belangeran\nKB-GP-2025-000009\n\n“Pucuknya[\s\S]*Ramin\nKB-GP-2025-000010, 3\.9/);
  const ofOne = { ...samples.fieldLetter, visits: samples.fieldLetter.visits.slice(0, 1) };
  expect(await written('id', ofOne)).not.toContain('KB-GP-2025-000009');
});

it('says to who reads another language that a note is in the surveyor’s', async () => {
  const written = async (language: 'id' | 'en', notes: string | null) => {
    const [visit, other] = samples.fieldLetter.visits;
    const visits = [visit, other].flatMap((one) => (one ? [{ ...one, notes }] : []));
    const data = { ...samples.fieldLetter, visits };
    return (await renderMail({ template: 'fieldLetter', language, data }, sources)).text;
  };
  expect(await written('en', 'Tunas baru.')).toContain('wrote them, in Indonesian');
  expect(await written('en', null)).not.toContain('in Indonesian');
  expect(await written('id', 'Tunas baru.')).not.toContain('bahasa Indonesia');
});

it('speaks of a number to pay to only where a method has one', async () => {
  const { group: _, ...ofAny } = samples.paymentInstructions;
  const written = async (of: Partial<MailContents['paymentInstructions']>) => {
    const data = { ...ofAny, ...of };
    return (await renderMail({ template: 'paymentInstructions', language: 'en', data }, sources)).text;
  };
  expect(await written({ group: 'bank_transfer' })).toContain('payment number or code');
  expect(await written({ group: 'qris' })).toContain('QR code to scan');
  expect(await written({ group: 'e_wallet', method: 'GoPay' })).toContain('Go on to GoPay');
  expect(await written({ group: 'card' })).toContain('your bank has approved it');
  for (const group of ['qris', 'e_wallet', 'card'] as const) {
    expect(await written({ group })).not.toContain('number or code');
  }
  // As the version before wrote them.
  expect(await written({})).toContain('payment number or code');
});

it('lets go of no tree of a renewal, and leads back to what was not paid', async () => {
  const keptUntil = '2027-11-19T17:00:00.000Z';
  const written = async (mail: Parameters<typeof renderMail>[0]) => (await renderMail(mail, sources)).text;
  const language = 'id';
  for (const text of [
    await written({
      template: 'paymentInstructions',
      language,
      data: { ...samples.paymentInstructions, keptUntil },
    }),
    await written({ template: 'paymentReminder', language, data: { ...samples.paymentReminder, keptUntil } }),
    await written({
      template: 'paymentExpired',
      language,
      data: { ...samples.paymentExpired, keptUntil, renews: true, treeIds: [12, 7] },
    }),
  ]) {
    expect(text).not.toMatch(/lepas|tahan/);
    expect(text).toMatch(/tetap berjalan sampai 19 November 2027/);
  }
  const expired = (of: object) =>
    written({ template: 'paymentExpired', language, data: { ...samples.paymentExpired, ...of } });
  expect(await expired({ renews: true, treeIds: [12, 7] })).toContain('/id/renew/?tree=12,7');
  expect(await expired({ treeIds: [12, 7], isGift: true })).toContain('/id/checkout/?trees=12,7&gift=1');
  expect(await expired({ treeIds: [12, 7], isGuest: true })).toContain('/id/unsigned/checkout/?trees=12,7');
});

it('tells the two reminders to pay from one another', async () => {
  const subjectOf = async (isLast: boolean) => {
    const data = { ...samples.paymentReminder, isLast };
    return (await renderMail({ template: 'paymentReminder', language: 'id', data }, sources)).subject;
  };
  expect(await subjectOf(false)).toBe('Pohon Anda masih menunggu sampai 14.05\u00a0WIB');
  expect(await subjectOf(true)).toBe('Satu jam terakhir untuk membayar Rp\u00a0150.000');
});

it('says in whose names a renewal goes on, and with which trees', async () => {
  const trees = [{ name: 'Ramin', code: 'KB-GP-2025-000010' }];
  const renewed = [
    { holder: 'Siti', endsAt: samples.paymentSuccess.endsAt, trees },
    { holder: 'PT Lestari', endsAt: '2027-11-26T17:00:00.000Z', trees },
  ];
  const data = { ...samples.paymentSuccess, endsAt: '2027-11-26T17:00:00.000Z', renewed };
  const { text } = await renderMail({ template: 'paymentSuccess', language: 'id', data }, sources);
  expect(text.replaceAll('\u00a0', ' ')).toMatch(
    /yang terakhir sampai 26 November 2027[\s\S]*nama Siti[\s\S]*19 November 2027[\s\S]*nama PT Lestari/,
  );
});

it('says of a receipt once when news comes', async () => {
  const written = async (news: MailContents['paymentSuccess']['news']) => {
    const data = { ...samples.paymentSuccess, ...(news && { news }) };
    return (await renderMail({ template: 'paymentSuccess', language: 'en', data }, sources)).text;
  };
  const window = { from: '2027-02-24', due: '2027-05-24', late: false, trees: [] };
  expect(await written([window])).toContain('First news: February');
  expect(await written([window])).not.toContain('3–6 months');
  expect(await written([])).toContain('3–6 months');
});

it('tells a giver what a gift has put on, and of its death nothing of growth', async () => {
  const [visit] = samples.fieldLetter.visits;
  const written = async (condition: 'healthy' | 'dead') => {
    const data = { ...samples.giftVisited, visits: visit ? [{ ...visit, condition }] : [] };
    return renderMail({ template: 'giftVisited', language: 'en', data }, sources);
  };
  const healthy = await written('healthy');
  expect(healthy.text).toMatch(/\+21\scm[\s\S]*\+40\scm[\s\S]*stands 2\.41\sm tall/);
  expect(healthy.text.replace(/\s+/g, ' ')).toContain(visit?.notes);
  expect(healthy.attachments.map(({ cid }) => cid)).toContain('picture-1@rimba');
  const died = await written('dead');
  expect(died.subject).toBe('The Belangeran you gave to Ratna Puspita has died');
  expect(died.text).not.toMatch(/\+21|stands|healthy/);
});

it('promises of a year the words of those who went only where somebody went and wrote', async () => {
  const written = async (more: Partial<MailContents['yearReview']>) => {
    const data = { ...samples.yearReview, ...more };
    const { text } = await renderMail({ template: 'yearReview', language: 'en', data }, sources);
    return text.replace(/\s+/g, ' ');
  };
  expect(await written({})).toContain('the words of the people who went');
  expect(await written({ noted: false })).not.toMatch(/the words of|No survey has come/);
  const alone = await written({ noted: false, visits: 0 });
  expect(alone).toContain('No survey has come');
  expect(alone).not.toContain('patrol visit');
});

it('names what another year costs, its discount, and a visit that is late', async () => {
  const written = async (data: MailContents['renewalReminder']) =>
    (await renderMail({ template: 'renewalReminder', language: 'id', data }, sources)).text;
  const all = await written(samples.renewalReminder);
  expect(all).toContain('/id/renew/?tree=9,10');
  expect(all).toMatch(/Potongan musim tanam +−Rp\s30\.000[\s\S]*Rp\s270\.000/);
  expect(all).toMatch(/terlambat: seharusnya sampai 12\s+September\s+2027/);
  expect(all).toContain('Kelompoknya belum memberi kabar kenapa.');
  const told = { ...samples.renewalReminder, late: { count: 1, by: '2027-09-12', isTold: true } };
  expect(await written(told)).toMatch(/Alasannya tertulis di\s+beranda/);
  const { late: _late, price: _price, ...before } = samples.renewalReminder;
  expect(await written(before)).not.toMatch(/terlambat|Rp/);
  expect(await written({ ...before, treeIds: [] })).toMatch(/\/id\/renew\/\s/);
});

it.each([
  ['id', 'Kunjungan ke 2 pohon terlambat: seharusnya antara 12 September 2027 dan 3 Oktober 2027.'],
  ['en', 'The visits to 2 trees are late: they were due between 12 September 2027 and 3 October 2027.'],
] as const)(
  'names in %s the first and the last day by which late visits were due',
  async (language, said) => {
    const late = { count: 2, by: '2027-09-12', lastBy: '2027-10-03', isTold: false };
    const data = { ...samples.renewalReminder, late };
    const { text } = await renderMail({ template: 'renewalReminder', language, data }, sources);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
  },
);

it('says whose each of the trees is that end in several names', async () => {
  const [first, second] = samples.renewalReminder.trees ?? [];
  const trees = [
    { ...first, holder: 'Ayu Wulandari' },
    { ...second, holder: 'Ratna Puspita' },
  ] as MailContents['renewalReminder']['trees'];
  const data = { ...samples.renewalReminder, trees };
  const { text } = await renderMail({ template: 'renewalReminder', language: 'id', data }, sources);
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(
    /Belangeran, atas nama Ayu Wulandari .*atas nama Ratna Puspita/,
  );
});

it('names each end of terms that end days apart, and promises no other reminder', async () => {
  const [first, second] = samples.renewalReminder.trees ?? [];
  const { nextEndsAt: _next, ...rest } = samples.renewalReminder;
  const lastEndsAt = '2027-11-21T17:00:00.000Z';
  const trees = [
    { ...first, endsAt },
    { ...second, endsAt: lastEndsAt },
  ] as MailContents['renewalReminder']['trees'];
  const data = { ...rest, lastEndsAt, trees };
  const { subject, text } = await renderMail({ template: 'renewalReminder', language: 'en', data }, sources);
  expect(subject).toContain('from');
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/end between .+ and 21 November 2027/);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('KB-GP-2025-000010, until 21 November 2027');
  const given = { ...data, givenTo: 'Ratna' };
  const toGiver = await renderMail({ template: 'renewalReminder', language: 'en', data: given }, sources);
  expect(toGiver.subject).toMatch(/^The terms of the trees you gave to Ratna end from .+ on$/);
});

it('thanks nobody for a year with a tree that stood for a part of it, and names the one that died', async () => {
  const data = {
    ...samples.termEnded,
    count: 1,
    trees: 'Belangeran',
    replaced: { count: 1, trees: 'Ramin' },
  };
  const { text } = await renderMail({ template: 'termEnded', language: 'en', data }, sources);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('It took the place of your Ramin');
  expect(text).not.toContain('for a year');
});

it('speaks of a replacement at the end of a term only where one is promised and still to come', async () => {
  const written = async (changes: Partial<MailContents['termEnded']>) => {
    const data = { ...samples.termEnded, ...changes };
    return (await renderMail({ template: 'termEnded', language: 'en', data }, sources)).text;
  };
  expect(await written({})).toMatch(/1 tree died[\s\S]*replacement promised for 1\s+tree/);
  expect(await written({ promised: 0 })).not.toContain('promised');
});

it('names the trees that were paid for', async () => {
  const data = { ...samples.paymentSuccess, trees: [{ name: 'Ramin', code: 'KB-GP-2025-000010' }] };
  const { text } = await renderMail({ template: 'paymentSuccess', language: 'en', data }, sources);
  expect(text).toMatch(/Ramin +KB-GP-2025-000010/);
});

it('writes of one tree as of one', async () => {
  const mail = { template: 'paymentReminder', language: 'en', data: samples.paymentReminder } as const;
  expect((await renderMail(mail, sources)).text).toContain('the tree is released');
});

it('writes a stranger’s words as words', async () => {
  const data = { ...samples.giftNotice, message: '<b>Selamat</b> & sukses' };
  const { html } = await renderMail({ template: 'giftNotice', language: 'en', data }, sources);
  expect(html).toContain('&lt;b&gt;Selamat&lt;/b&gt; &amp; sukses');
  expect(html).not.toContain('<b>');
});

it('pictures what is given: a young tree as one, a grown one as its kind', async () => {
  const { tree, ...gift } = samples.giftNotice;
  const mailOf = async (height: number | undefined) => {
    const data = { ...gift, tree: tree && { ...tree, ...(height !== undefined && { height }) } };
    return (await renderMail({ template: 'giftNotice', language: 'en', data }, sources)).html;
  };
  const young = await mailOf(1.2);
  expect(young).toContain('A drawing of a young tree.');
  expect(young).toMatch(/Still young: belangeran, 1\.2\sm tall/);
  // Without a height: as the version before wrote it.
  for (const height of [9.4, undefined])
    expect(await mailOf(height)).toContain('drawn as the species stands when it is fully grown');
});

it('leads from a gift to its page with the address that it went to, for no server to see', async () => {
  const mail = { template: 'giftNotice', language: 'en', data: samples.giftNotice } as const;
  const { text } = await renderMail(mail, sources);
  expect(text).toContain('https://rimba.example/en/h/7F3K-9QTM-4WXA/#email=ratna%2Bhutan%40contoh.id');
  expect(mailedEmailIn('#email=ratna%2Bhutan%40contoh.id')).toBe(samples.giftNotice.email);
});

it('says money, times in WIB and the last full day in the language', async () => {
  const id = await renderMail(
    { template: 'paymentSuccess', language: 'id', data: samples.paymentSuccess },
    sources,
  );
  expect(id.subject).toContain('Rp\u00a0405.000');
  expect(id.text).toContain('19 November 2027');
  const en = await renderMail(
    { template: 'paymentReminder', language: 'en', data: samples.paymentReminder },
    sources,
  );
  expect(en.subject).toBe('Your tree is waiting until 14:05\u00a0WIB');
  expect(en.text).toContain('https://rimba.example/en/transaction/7/');
});

it('says of a paid gift whose it is', async () => {
  const data = { ...samples.paymentSuccess, count: 1, giftOf: 'Ratna Puspita' };
  const { text } = await renderMail({ template: 'paymentSuccess', language: 'en', data }, sources);
  expect(text).toMatch(/given Ratna Puspita a tree.*19\s*November 2027[\s\S]*See your gift/);
  expect(text).not.toMatch(/adopter of|See my trees/);
});

it('leads from a gift that goes on to the gift', async () => {
  const { endsAt } = samples.paymentSuccess;
  const trees = [{ name: 'Ramin', code: 'KB-GP-2025-000010' }];
  const renewed = [{ holder: 'Ratna Puspita', endsAt, trees }];
  const data = { ...samples.paymentSuccess, count: 1, giftOf: 'Ratna Puspita', renewed };
  const { text } = await renderMail({ template: 'paymentSuccess', language: 'en', data }, sources);
  expect(text).toMatch(/another year[\s\S]*Ratna Puspita[\s\S]*See your gift/);
  expect(text).not.toMatch(/See my tree/);
});

it('says when the first news comes: once where all trees agree, otherwise by tree', async () => {
  const window = { from: '2027-02-03', due: '2027-05-28', late: false, trees: ['Ramin KB-1', 'Ramin KB-2'] };
  const late = { from: '2026-11-20', due: '2026-11-01', late: true, trees: ['Ulin KB-3'] };
  const written = async (news: MailContents['paymentSuccess']['news'] = []) => {
    const data = { ...samples.paymentSuccess, news };
    return (await renderMail({ template: 'paymentSuccess', language: 'id', data }, sources)).text;
  };
  expect(await written([window])).toContain('Kabar pertama: Februari–Mei 2027.');
  expect(await written([late])).toMatch(/begitu tim patroli ke sana\.\s+Kunjungan.*1\s+November 2026/);
  const both = await written([window, late]);
  expect(both).toMatch(/Ramin KB-1 dan 1 pohon lain +Februari–Mei 2027/);
  expect(both).toMatch(/Ulin KB-3 +terlambat, seharusnya sampai 1 November 2026/);
  expect(await written()).not.toContain('Kabar pertama');
});

it('carries the receipt, and says so only where it does', async () => {
  const { receipt, ...earlier } = samples.paymentSuccess;
  const written = (data: MailContents['paymentSuccess']) =>
    renderMail({ template: 'paymentSuccess', language: 'en', data }, sources);
  const now = await written({ ...earlier, ...(receipt && { receipt }) });
  expect(now.attachments).toMatchObject([{ filename: 'receipt.pdf' }]);
  expect(now.text).toMatch(/Potongan musim tanam +−IDR\s45,000[\s\S]*attached as a PDF/);
  const before = await written(earlier);
  expect(before.attachments).toEqual([]);
  expect(before.text).not.toContain('attached');
});

it('shows the certificate by a picture that comes with the mail, beside its PDF', async () => {
  const mail = { template: 'certificateCreated', language: 'en', data: samples.certificateCreated } as const;
  const { html, attachments } = await renderMail(mail, sources);
  const [picture, document] = attachments;
  expect(html).toContain(`src="cid:${picture?.cid}"`);
  expect(html).toContain('alt="A picture of certificate RB-2026-4K7P-9QTM-4WXA, in the name of Ratna."');
  expect(document).toMatchObject({ filename: 'certificate.pdf', contentType: 'application/pdf' });
});

it('keeps the lines of a message apart, in the plain twin too', async () => {
  const mail = { template: 'contactReceived', language: 'id', data: samples.contactReceived } as const;
  expect((await renderMail(mail, sources)).text).toContain('Baris satu\nBaris dua');
});

it('sends an answer to a contact message to whoever wrote it', async () => {
  const mail = { template: 'contactForwarded', language: 'id', data: samples.contactForwarded } as const;
  expect((await renderMail(mail, sources)).replyTo).toBe('siti@rimba.test');
});

it('refuses a template it does not know', async () => {
  await expect(renderMail({ template: 'toString', language: 'id', data: {} }, sources)).rejects.toThrow(
    'No mail is called toString',
  );
});
