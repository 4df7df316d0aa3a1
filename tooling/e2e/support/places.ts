import { unwrapList } from '@rimba/api-client';
import { isPlainPage, type Page as PageRow, pageNames, pages, pathTo } from '@rimba/paths';
import { type Account, createAccount } from './account.ts';
import { service } from './service.ts';

type PageName = (typeof pageNames)[number];

/** What the table has for these apps without a value in its address; what crawlers read is no page. */
const plainPages = (owners: readonly PageRow['owner'][], without: readonly PageName[]) =>
  pageNames
    .filter(isPlainPage)
    .filter((name) => owners.includes(pages[name].owner) && !without.includes(name))
    .map((name) => pathTo(name))
    .filter((path) => !/\.(xml|txt)$/.test(path));

let someAdoption: ReturnType<Account['adopt']> | undefined;
/** One for all tests of a worker to which it is the same whose. */
function adoptOnce() {
  someAdoption ??= createAccount().then((account) => account.adopt());
  return someAdoption;
}

/** An address of every page that a visitor can come to, with a tree, a community and a certificate that are there. */
export async function visitorsPlaces(adopted = adoptOnce()): Promise<string[]> {
  const { certificateNumber } = (await adopted).certificate;
  const [community] = (await unwrapList(service.api.GET('/api/v1/kelompok-komunitas'))).data;
  const [note] = (await unwrapList(service.api.GET('/api/v1/news'))).data;
  const [tree] = await service.readyTrees(1);
  return [
    ...plainPages(['public', 'both'], []),
    pathTo('community', { kelompokKomunitasName: community?.slug ?? '' }),
    pathTo('communityPhotos', { kelompokKomunitasId: community?.id ?? 0 }),
    pathTo('yearReport', { year: 2025 }),
    pathTo('newsNote', { newsId: note?.id ?? 0 }),
    pathTo('shelfTree', { treeCode: tree?.code ?? '' }),
    pathTo('certificate', { certificateNumber }),
    `${pathTo('verifyEmail')}?adopterId=1&code=keliru`,
    `${pathTo('googleCallback')}?error=access_denied`,
    `${pathTo('unsignedCheckout')}?trees=${tree?.id}`,
    '/tidak-ada',
  ];
}

/** The same for the app of an adopter, whose order and certificate they are. */
export async function adoptersPlaces(
  account: Account,
  { id, certificateNumber }: { readonly id: number; readonly certificateNumber: string },
  without: readonly PageName[] = [],
): Promise<string[]> {
  const [tree] = await account.service.readyTrees(1);
  return [
    ...plainPages(['member', 'both'], [...without, 'trees']),
    // In this order trees keep their places, also where one is sold or let go meanwhile.
    `${pathTo('trees')}?sort=tallest`,
    pathTo('tree', { treeId: tree?.id ?? 0 }),
    `${pathTo('checkout')}?trees=${tree?.id}`,
    pathTo('transaction', { transactionId: id }),
    pathTo('myCertificate', { certificateNumber }),
    '/tidak-ada',
  ];
}
