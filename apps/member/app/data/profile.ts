import type { ProfileChange } from '@rimba/api-client';
import * as client from '@rimba/api-client/react-query';
import { appSession } from '../session/app-session.ts';
import { queryClient } from '../session/query-client.ts';
import { api } from './api.ts';
import { runMutation } from './run-mutation.ts';
import type { User } from './wire.ts';

export const profileQuery = () => client.profileQuery(api());

/** The profile as it is now, in the frame too: it may have changed on another device. */
export async function readProfileAnew(): Promise<User> {
  const user = await queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 });
  appSession().update({ user });
  return user;
}

/** Changes the profile, and the adopter's name and picture in the frame with it. */
export async function changeProfile(change: ProfileChange): Promise<User> {
  const user = await runMutation(client.updateProfile(api(), queryClient), change);
  appSession().update({ user });
  return user;
}
