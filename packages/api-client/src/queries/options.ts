import * as query from '@tanstack/react-query';
import type { ApiError, ConnectionCode } from '../api-error.ts';
import type { Call } from '../attempt.ts';

type Failure<Code extends string> = ApiError<Code | ConnectionCode>;

type Asking<Options, Context, Data, Code extends string> = Omit<Options, 'queryFn'> & {
  readonly queryFn: (context: Context) => Call<Data, Code>;
};

type OfQuery = <Data, Code extends string, Key extends query.QueryKey>(
  options: Asking<
    query.UndefinedInitialDataOptions<Data, Failure<Code>, Data, Key>,
    query.QueryFunctionContext<Key>,
    Data,
    Code
  >,
) => ReturnType<typeof query.queryOptions<Data, Failure<Code>, Data, Key>>;

type OfList = <Data, Code extends string, Key extends query.QueryKey, Page>(
  options: Asking<
    query.UndefinedInitialDataInfiniteOptions<Data, Failure<Code>, query.InfiniteData<Data, Page>, Key, Page>,
    query.QueryFunctionContext<Key, Page>,
    Data,
    Code
  >,
) => ReturnType<
  typeof query.infiniteQueryOptions<Data, Failure<Code>, query.InfiniteData<Data, Page>, Key, Page>
>;

type OfChange = <Data, Code extends string, Sent = void>(
  options: Omit<query.MutationOptions<Data, Failure<Code>, Sent>, 'mutationFn' | 'mutationKey'> & {
    readonly mutationFn: (sent: Sent) => Call<Data, Code>;
  },
) => ReturnType<typeof query.mutationOptions<Data, Failure<Code>, Sent>>;

// The library's own, which take the failure that a call is known to end in rather than any `Error`.
export const queryOptions = query.queryOptions as OfQuery;
export const infiniteQueryOptions = query.infiniteQueryOptions as OfList;
export const mutationOptions = query.mutationOptions as OfChange;
