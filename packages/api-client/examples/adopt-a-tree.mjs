// @ts-check
// Adopts a tree, mail and payment by the sandbox: node adopt-a-tree.mjs [address], with RIMBA_SANDBOX_SECRET as
// `pnpm start` prints it.
import { createRimba } from '@rimba/api-client';
import { inbox, payer } from './sandbox.mjs';

const baseUrl = process.argv[2] ?? 'http://localhost:3000';
const email = `ayu.${Date.now()}@contoh.example`;
const password = 'empat kata yang panjang';
const rimba = createRimba({ baseUrl });

await rimba.session.register({ name: 'Ayu Wulandari', email, password });
await rimba.session.verify(await inbox(baseUrl).codeFor(email));

const { data: trees } = await rimba.trees.list({
  filter: { status: 'ready_to_adopt' },
  select: ['id'],
  limit: 1,
});
const treeIds = trees.map(({ id }) => id);
const [group] = await rimba.paymentMethods();
const paymentMethodId = group?.methods[0]?.id ?? 0;
const { breakdown } = await rimba.orders.quote({ treeIds, paymentMethodId });

const order = await rimba.orders.place({
  treeIds,
  paymentMethodId,
  expectedTotal: breakdown.finalPrice,
  customer: {
    firstName: 'Ayu',
    lastName: 'Wulandari',
    email,
    phone: '+6281234567890',
    adopterType: 'individual',
  },
  holder: 'Ayu Wulandari',
  publicName: 'initials',
});
await payer(baseUrl).settle(order.id);
const paid = await rimba.orders.waitForPayment(order.id);
console.log(paid.status, paid.certificates.map(({ certificateNumber }) => certificateNumber).join());
console.log(`RIMBA_EMAIL=${email} RIMBA_PASSWORD='${password}'`);
