import { startChild } from '../measure/child.ts';
import { requestsASecond } from '../measure/load.ts';
import { interleaved, warmUp } from '../measure/rounds.ts';
import { tell } from '../measure/verdict.ts';
import { startProduct } from '../world/product.ts';

/** Open documents as visitors get them, through the whole product. */
const paths = ['/id/', '/id/other/faq', '/id/tentang-kami/kelompok-komunitas/'];

const bare = await startChild('bare.ts', {});
const product = await startProduct();
const headers = { 'accept-encoding': 'br, gzip', accept: 'text/html' };
try {
  const measured = [
    { name: 'R1', measure: () => requestsASecond({ url: `${bare.origin}/small` }) },
    ...paths.map((path) => ({
      name: path,
      measure: () => requestsASecond({ url: product.origin + path, headers }),
    })),
  ];
  await warmUp(measured);
  const rate = await interleaved(measured);
  for (const path of paths) {
    tell('/s', {
      what: `document ${path}`,
      ours: rate(path),
      against: 'R1',
      theirs: rate('R1'),
      goal: { atLeast: 0.3 },
    });
  }
} finally {
  await product.end();
  await bare.end();
}
