import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DatabaseServer, openDatabaseServer } from '../world/database.ts';
import { type Disk, openDisk } from '../world/disk.ts';
import { breachesOf, type Told } from './index.ts';

let disk: Disk;
let server: DatabaseServer;
let client: Client;

const told: Told = {
  orders: [{ id: 1, adopterId: 1, treeIds: [1], key: 'first' }],
  paid: [1],
  cancelled: [3],
  wishes: [{ adopterId: 1, treeId: 4, kept: true }],
  gifts: [{ orderId: 1, claimedBy: 2 }],
  portraits: [1],
  files: ['96.avif', '96.webp', '320.avif', '320.webp'].map((file) => `pictures/face-${file}`),
  payments: [
    { orderId: 'TRX-1-1', amount: 150_000, status: 'settlement' },
    { orderId: 'TRX-2-1', amount: 150_000, status: 'pending' },
  ],
  mails: [{ messageId: '<one@rimba.test>', to: ['buyer-1@rimba.test'] }],
};

beforeAll(async () => {
  disk = await openDisk();
  server = await openDatabaseServer(disk.folder);
  client = new Client({ connectionString: await server.newDatabase('checks') });
  await client.connect();
  await client.query(await readFile(join(import.meta.dirname, 'sound.sql'), 'utf8'));
});
afterAll(async () => {
  await client.end();
  await server.stop();
  await disk.close();
});
beforeEach(() => client.query('begin'));
afterEach(() => client.query('rollback'));

test('sound books have no breach', async () => {
  expect(await breachesOf(client, told)).toEqual([]);
});

/** Each by hand, with the constraint taken down that would refuse it. */
test.each([
  [
    'one adoption a tree',
    `alter table adoption drop constraint adoption_terms_do_not_overlap;
     insert into adoption (tree_id, adopter_id, transaction_id, contract_number, starts_at, ends_at)
     values (1, 2, 1, 'RB-1-02', now(), now() + interval '1 year')`,
  ],
  [
    'one hold a tree: tree 2 is held 2 times',
    `alter table hold drop constraint hold_pkey;
     insert into hold (tree_id, transaction_id, adopter_id, deadline) values (2, 2, 3, now() + interval '1 hour')`,
  ],
  [
    'one hold a tree: tree 1 is held for order 2 and in term 1',
    `insert into hold (tree_id, transaction_id, adopter_id, deadline) values (1, 2, 2, now() + interval '1 hour')`,
  ],
  ['no hold past its time: tree 2', `update hold set deadline = now() - interval '1 second'`],
  ['no hold past its time: tree 2', `update transaction set status = 'cancelled' where id = 2`],
  [
    'no hold past its time: order 2 waits',
    `update transaction set expires_at = now() - interval '1 second' where id = 2`,
  ],
  [
    'no hold past its time: tree 2',
    `insert into setting (key, value) values ('clock_offset_seconds', '7200')`,
  ],
  ['money is trees: order 1', `update payment_attempt set status = 'expired' where transaction_id = 1`],
  ['money is trees: order 1', `update payment_attempt set amount = 149999 where transaction_id = 1`],
  ['money is trees: order 1', `update transaction set breakdown = '{"quantity": 2}' where id = 1`],
  ['money is trees: order 3', `update payment_attempt set status = 'settled' where transaction_id = 3`],
  [
    'gateway agrees: TRX-2-1',
    `update payment_attempt set status = 'settled' where transaction_id = 2;
     update transaction set status = 'paid', flagged = 'forged' where id = 2`,
  ],
  ['gateway agrees: TRX-1-1', `update payment_attempt set status = 'pending' where transaction_id = 1`],
  [
    'certificates once: adoption 1 of order 1 stands on 0',
    `delete from certificate_tree; delete from certificate`,
  ],
  [
    'certificates once: adoption 1 of order 1 stands on 2',
    `insert into certificate (id, certificate_number, adopter_id, transaction_id, holder, holder_display, issued_at,
       starts_at, ends_at, revision, key_id, signed_payload, signature)
     overriding system value select 2, 'RC-2', adopter_id, transaction_id, holder, holder_display, issued_at, starts_at,
       ends_at, revision, key_id, signed_payload, signature from certificate;
     insert into certificate_tree (certificate_id, tree_id, adoption_id, position) values (2, 1, 1, 1)`,
  ],
  ['certificates once: certificate RC-1 is of order 2', `update certificate set transaction_id = 2`],
  [
    'one Message-ID a mail: payment-success:1 has 2 Message-IDs',
    `alter table mail drop constraint "mail_dedupeKey_unique";
     insert into mail (dedupe_key, message_id, recipient, template, language, data, created_at, sent_at)
     select dedupe_key, '<two@rimba.test>', recipient, template, language, data, created_at, sent_at from mail`,
  ],
  ['one Message-ID a mail: <one@rimba.test>', `update mail set message_id = '<two@rimba.test>'`],
  ['one Message-ID a mail: <one@rimba.test>', `update mail set recipient = 'somebody@rimba.test'`],
  ['no mail forgotten: mail 1', `update mail set sent_at = null`],
  ['status follows: tree 1', `update tree set status = 'ready_to_adopt' where id = 1`],
  ['status follows: tree 2', `update tree set held_until = null where id = 2`],
  [
    'status follows: 1 trees too many',
    `insert into tree_tally (kelompok_komunitas_id, species_id, land_type, status, change)
     select kelompok_komunitas_id, species_id, land_type, 'adopted', 1 from tree where id = 1`,
  ],
  [
    'nothing acknowledged lost: order 1 of adopter 1',
    `delete from transaction_tree where transaction_id = 1`,
  ],
  [
    'nothing acknowledged lost: order 1 was said to be paid',
    `update transaction set status = 'cancelled' where id = 1`,
  ],
  [
    'nothing acknowledged lost: order 3 was said to be cancelled',
    `update transaction set status = 'pending_payment' where id = 3`,
  ],
  ['nothing acknowledged lost: tree 4 in the wishtree of 1', `delete from wishtree_entry`],
  [
    'pictures lie in the store: picture other of adopter 2 has 0 files',
    `update adopter set picture = 'other' where id = 2`,
  ],
  ['nothing acknowledged lost: adopter 1 was told of a picture', 'update adopter set picture = null'],
  ['nothing acknowledged lost: the gift of order 1', `update gift set claimed_by_id = 3`],
])('%s is found', async (breach, fault) => {
  await client.query(fault);
  expect(await breachesOf(client, told)).toContainEqual(expect.stringContaining(breach));
});

test('whoever gives a tree wishes for it no more', async () => {
  await client.query('update adoption set adopter_id = 2');
  const wished = { ...told, wishes: [...told.wishes, { adopterId: 1, treeId: 1, kept: true }] };
  expect(await breachesOf(client, wished)).toEqual([]);
});

test('an order that was sent twice and made twice is found', async () => {
  const twice = { ...told, orders: [...told.orders, { id: 2, adopterId: 2, treeIds: [2], key: 'first' }] };
  expect(await breachesOf(client, twice)).toEqual([
    'nothing acknowledged lost: one order was answered with 2: {1,2}',
  ]);
});
