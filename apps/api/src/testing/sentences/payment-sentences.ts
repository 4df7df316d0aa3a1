import { and, eq, isNotNull } from 'drizzle-orm';
import { drawCertificateNumber } from '../../adoption/certificate/certificate-number.rules.ts';
import { paymentAttempt, paymentEvent } from '../../database/schema/index.ts';
import type { ErrorCode } from '../../http/problem.ts';
import { eventually } from '../adoption-world.ts';
import { addUnknownMethod, atRefusingGateway } from '../refusing-gateway.ts';
import type { Cases, Speaker } from './speaker.ts';

type Code = Extract<ErrorCode, `payment.${string}` | `transaction.${string}` | `certificate.${string}`>;

/** Paying, and what is paid for. */
export function paymentSentences(world: Speaker): Cases<Code> {
  const { ask, db } = world;

  async function placed() {
    const buyer = await world.buyer();
    const made = await world.place(buyer, await world.order(await world.plant(1)));
    const { id, total }: { id: number; total: number } = made.json().data;
    const path = `/transaction/me/${id}`;
    return {
      id,
      pay: (body: object = { expectedTotal: total }) => ask('POST', `${path}/pay`, body, buyer.headers),
      cancel: () => ask('POST', `${path}/cancel`, undefined, buyer.headers),
      receipt: () => ask('GET', `${path}/receipt`, undefined, buyer.headers),
      becomes: (event: string) =>
        eventually(async () => {
          const { timeline } = await world.read(buyer, id);
          if (timeline.at(-1)?.event !== event) throw new Error(`Not yet ${event}`);
        }, 15_000),
    };
  }
  const other = () => ({ paymentMethodId: world.methodId('bca_va'), expectedTotal: 154_000 });
  const passQuarter = () => world.services.clock.advance(16 * 60);

  /** What another click opened between two looks. */
  const openAttempt = async (transactionId: number) => {
    const now = world.services.clock.now();
    await db.insert(paymentAttempt).values({
      transactionId,
      paymentMethodId: world.methodId('bni_va'),
      orderId: `TRX-${transactionId}-9`,
      status: 'created',
      amount: 154_000,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 900_000),
    });
  };

  return {
    'payment.failed': async () =>
      (await placed()).pay({ paymentMethodId: (await addUnknownMethod(world)).id, expectedTotal: 151_050 }),
    'payment.declined': async () => {
      const { pay } = await placed();
      return atRefusingGateway(world, () => pay(other()));
    },
    'payment.method_changed': async () => {
      const { id, pay } = await placed();
      const first = `TRX-${id}-1`;
      // The gateway's own news of the first payment asks for its status, too: it has to be through before.
      const told = and(eq(paymentEvent.orderId, first), isNotNull(paymentEvent.appliedAt));
      await eventually(async () => {
        if (!(await db.$count(paymentEvent, told))) throw new Error('Not told yet');
      });
      return atRefusingGateway(
        world,
        () => pay(other()),
        async (orderId) => {
          if (orderId === first) await openAttempt(id);
        },
      );
    },
    'payment.provider_unavailable': async () => {
      const { pay } = await placed();
      await world.pauseGateway();
      const answer = await pay(other());
      await world.resumeGateway();
      return answer;
    },
    'payment.expired': async () => {
      const { pay } = await placed();
      await world.pauseGateway();
      await passQuarter();
      const answer = await pay();
      await world.resumeGateway();
      return answer;
    },
    'payment.already_paid': async () => {
      const { id, pay, becomes } = await placed();
      await world.act(`TRX-${id}-1`, 'settle');
      await becomes('certificate');
      return pay();
    },
    'payment.notification_rejected': () => ask('POST', '/payment/midtrans/notification', {}),
    'transaction.failed': async () => {
      const { id, pay, becomes } = await placed();
      await world.act(`TRX-${id}-1`, 'deny');
      await becomes('attemptFailed');
      await passQuarter();
      return pay();
    },
    'transaction.not_found': async () =>
      ask('GET', '/transaction/me/2000000000', undefined, (await world.buyer()).headers),
    'transaction.not_pending': async () => {
      const { cancel } = await placed();
      await cancel();
      return cancel();
    },
    'transaction.not_paid': async () => (await placed()).receipt(),
    'certificate.not_found': () => ask('GET', `/certificates/number/${drawCertificateNumber(2026)}`),
    'certificate.invalid_number': () => ask('GET', '/certificates/number/RB-2026-AAAA-AAAA-AAAA'),
  };
}
