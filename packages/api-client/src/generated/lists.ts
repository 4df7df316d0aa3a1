// Made of openapi.json by `pnpm --filter @rimba/api-client generate`.
import type { List } from '../rimba/list.ts';

export interface AdoptersList {
  /**
   * Adopters by trees in term, most first: one page, with `meta` beside it: the page, the limit, the total. 1 to 100 rows.
   * @throws {ApiError} `request.invalid_parameter`
   * @example const { data, meta } = await rimba.adopters.list({ limit: 5 });
   */
  list: List<'listAdopters'>['list'];
  /**
   * Adopters by trees in term, most first: page after page, to the last; each as `list` has it, and asked for when it is wanted.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const { data, meta } of rimba.adopters.pages({ limit: 100 })) console.log(data.length, meta.total);
   */
  pages: List<'listAdopters'>['pages'];
  /**
   * Adopters by trees in term, most first: row after row, to the last, with as few calls as `limit` allows. 1 to 100 rows a call.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const adopter of rimba.adopters.each({ limit: 100 })) console.log(adopter);
   */
  each: List<'listAdopters'>['each'];
}
export interface OwnCertificatesList {
  /**
   * The adopter's certificates, newest first: one page, with `meta` beside it: the page, the limit, the total. 1 to 100 rows.
   * @throws {ApiError} `request.invalid_parameter`, `auth.no_token`
   * @example const { data, meta } = await rimba.certificates.list({ limit: 5 });
   */
  list: List<'listOwnCertificates'>['list'];
  /**
   * The adopter's certificates, newest first: page after page, to the last; each as `list` has it, and asked for when it is wanted.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const { data, meta } of rimba.certificates.pages({ limit: 100 })) console.log(data.length, meta.total);
   */
  pages: List<'listOwnCertificates'>['pages'];
  /**
   * The adopter's certificates, newest first: row after row, to the last, with as few calls as `limit` allows. 1 to 100 rows a call.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const certificate of rimba.certificates.each({ limit: 100 })) console.log(certificate);
   */
  each: List<'listOwnCertificates'>['each'];
}
export interface GroupActivitiesList {
  /**
   * What the community groups did, latest first: one page, with `meta` beside it: the page, the limit, the total. 1 to 100 rows.
   * @throws {ApiError} `request.invalid_parameter`
   * @example const { data, meta } = await rimba.activities.list({ limit: 5 });
   */
  list: List<'listGroupActivities'>['list'];
  /**
   * What the community groups did, latest first: page after page, to the last; each as `list` has it, and asked for when it is wanted.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const { data, meta } of rimba.activities.pages({ limit: 100 })) console.log(data.length, meta.total);
   */
  pages: List<'listGroupActivities'>['pages'];
  /**
   * What the community groups did, latest first: row after row, to the last, with as few calls as `limit` allows. 1 to 100 rows a call.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const activity of rimba.activities.each({ limit: 100 })) console.log(activity);
   */
  each: List<'listGroupActivities'>['each'];
}
export interface CommunitiesList {
  /**
   * The social forestry groups, page by page: one page, with `meta` beside it: the page, the limit, the total. 1 to 100 rows, or up to 9,999 with a short `select`.
   * @throws {ApiError} `request.invalid_parameter`
   * @example const { data, meta } = await rimba.communities.list({ limit: 5 });
   */
  list: List<'listCommunities'>['list'];
  /**
   * The social forestry groups, page by page: page after page, to the last; each as `list` has it, and asked for when it is wanted.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const { data, meta } of rimba.communities.pages({ limit: 100 })) console.log(data.length, meta.total);
   */
  pages: List<'listCommunities'>['pages'];
  /**
   * The social forestry groups, page by page: row after row, to the last, with as few calls as `limit` allows. 1 to 100 rows, or up to 9,999 with a short `select` a call.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const community of rimba.communities.each({ limit: 100 })) console.log(community);
   */
  each: List<'listCommunities'>['each'];
}
export interface LettersList {
  /**
   * The adopter's letters from the field, the newest first: one page, with `meta` beside it: the page, the limit, the total. 1 to 100 rows.
   * @throws {ApiError} `request.invalid_parameter`, `auth.no_token`
   * @example const { data, meta } = await rimba.letters.list({ limit: 5 });
   */
  list: List<'listLetters'>['list'];
  /**
   * The adopter's letters from the field, the newest first: page after page, to the last; each as `list` has it, and asked for when it is wanted.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const { data, meta } of rimba.letters.pages({ limit: 100 })) console.log(data.length, meta.total);
   */
  pages: List<'listLetters'>['pages'];
  /**
   * The adopter's letters from the field, the newest first: row after row, to the last, with as few calls as `limit` allows. 1 to 100 rows a call.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const letter of rimba.letters.each({ limit: 100 })) console.log(letter);
   */
  each: List<'listLetters'>['each'];
}
export interface NewsList {
  /**
   * Notes from the forest, latest first: one page, with `meta` beside it: the page, the limit, the total. 1 to 100 rows, or up to 9,999 with a short `select`.
   * @throws {ApiError} `request.invalid_parameter`
   * @example const { data, meta } = await rimba.news.list({ limit: 5 });
   */
  list: List<'listNews'>['list'];
  /**
   * Notes from the forest, latest first: page after page, to the last; each as `list` has it, and asked for when it is wanted.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const { data, meta } of rimba.news.pages({ limit: 100 })) console.log(data.length, meta.total);
   */
  pages: List<'listNews'>['pages'];
  /**
   * Notes from the forest, latest first: row after row, to the last, with as few calls as `limit` allows. 1 to 100 rows, or up to 9,999 with a short `select` a call.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const note of rimba.news.each({ limit: 100 })) console.log(note);
   */
  each: List<'listNews'>['each'];
}
export interface NotificationsList {
  /**
   * Notifications, the newest first: one page, with `meta` beside it: the page, the limit, the total. 1 to 100 rows.
   * @throws {ApiError} `request.invalid_parameter`, `auth.no_token`
   * @example const { data, meta } = await rimba.notifications.list({ limit: 5 });
   */
  list: List<'listNotifications'>['list'];
  /**
   * Notifications, the newest first: page after page, to the last; each as `list` has it, and asked for when it is wanted.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const { data, meta } of rimba.notifications.pages({ limit: 100 })) console.log(data.length, meta.total);
   */
  pages: List<'listNotifications'>['pages'];
  /**
   * Notifications, the newest first: row after row, to the last, with as few calls as `limit` allows. 1 to 100 rows a call.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const notification of rimba.notifications.each({ limit: 100 })) console.log(notification);
   */
  each: List<'listNotifications'>['each'];
}
export interface SpeciesList {
  /**
   * The species, with how many trees of each there are: one page, with `meta` beside it: the page, the limit, the total. 1 to 100 rows.
   * @throws {ApiError} `request.invalid_parameter`
   * @example const { data, meta } = await rimba.species.list({ limit: 5 });
   */
  list: List<'listSpecies'>['list'];
  /**
   * The species, with how many trees of each there are: page after page, to the last; each as `list` has it, and asked for when it is wanted.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const { data, meta } of rimba.species.pages({ limit: 100 })) console.log(data.length, meta.total);
   */
  pages: List<'listSpecies'>['pages'];
  /**
   * The species, with how many trees of each there are: row after row, to the last, with as few calls as `limit` allows. 1 to 100 rows a call.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const kind of rimba.species.each({ limit: 100 })) console.log(kind);
   */
  each: List<'listSpecies'>['each'];
}
export interface TransactionsList {
  /**
   * The adopter's transactions, newest first: one page, with `meta` beside it: the page, the limit, the total. 1 to 100 rows.
   * @throws {ApiError} `request.invalid_parameter`, `auth.no_token`
   * @example const { data, meta } = await rimba.orders.list({ limit: 5 });
   */
  list: List<'listTransactions'>['list'];
  /**
   * The adopter's transactions, newest first: page after page, to the last; each as `list` has it, and asked for when it is wanted.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const { data, meta } of rimba.orders.pages({ limit: 100 })) console.log(data.length, meta.total);
   */
  pages: List<'listTransactions'>['pages'];
  /**
   * The adopter's transactions, newest first: row after row, to the last, with as few calls as `limit` allows. 1 to 100 rows a call.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const order of rimba.orders.each({ limit: 100 })) console.log(order);
   */
  each: List<'listTransactions'>['each'];
}
export interface TreesList {
  /**
   * Trees, filtered, sorted and searched: one page, with `meta` beside it: the page, the limit, the total. 1 to 100 rows, or up to 9,999 with a short `select`.
   * @throws {ApiError} `request.invalid_parameter`
   * @example const { data, meta } = await rimba.trees.list({ filter: { height: { gte: 2 } }, limit: 5 });
   */
  list: List<'listTrees'>['list'];
  /**
   * Trees, filtered, sorted and searched: page after page, to the last; each as `list` has it, and asked for when it is wanted.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const { data, meta } of rimba.trees.pages({ limit: 100 })) console.log(data.length, meta.total);
   */
  pages: List<'listTrees'>['pages'];
  /**
   * Trees, filtered, sorted and searched: row after row, to the last, with as few calls as `limit` allows. 1 to 100 rows, or up to 9,999 with a short `select` a call.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const tree of rimba.trees.each({ limit: 100 })) console.log(tree);
   */
  each: List<'listTrees'>['each'];
}
export interface WishtreeList {
  /**
   * Trees the adopter keeps in mind: one page, with `meta` beside it: the page, the limit, the total. 1 to 100 rows.
   * @throws {ApiError} `request.invalid_parameter`, `auth.no_token`
   * @example const { data, meta } = await rimba.wishtree.list({ limit: 5 });
   */
  list: List<'listWishtree'>['list'];
  /**
   * Trees the adopter keeps in mind: page after page, to the last; each as `list` has it, and asked for when it is wanted.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const { data, meta } of rimba.wishtree.pages({ limit: 100 })) console.log(data.length, meta.total);
   */
  pages: List<'listWishtree'>['pages'];
  /**
   * Trees the adopter keeps in mind: row after row, to the last, with as few calls as `limit` allows. 1 to 100 rows a call.
   * @throws {ApiError} As `list`, at the page that failed.
   * @example for await (const entry of rimba.wishtree.each({ limit: 100 })) console.log(entry);
   */
  each: List<'listWishtree'>['each'];
}
