import type { Language } from '@rimba/i18n';
import { list } from '../../http/envelope.ts';
import { toTreeCommunity } from '../community/index.ts';
import type { TallyRepository } from '../tally/index.ts';
import type { ActivityRepository } from './activity.repository.ts';
import type { ActivityQuery, GroupActivity } from './activity.schemas.ts';

type Dependencies = {
  activities: ActivityRepository;
  tally: TallyRepository;
  urlOf: (file: string) => string;
};

export type ActivityService = ReturnType<typeof createActivityService>;

export function createActivityService({ activities, tally, urlOf }: Dependencies) {
  return {
    async page(query: ActivityQuery, language: Language) {
      const [{ rows, total }, ready] = await Promise.all([
        activities.page(query),
        query.with.has('group') ? tally.byCommunity('ready_to_adopt') : undefined,
      ]);
      const data = rows.map(
        ({ activity, community }): GroupActivity => ({
          id: activity.id,
          title: activity.title[language],
          image: activity.image === null ? null : urlOf(activity.image),
          latitude: activity.latitude,
          longitude: activity.longitude,
          date: activity.date,
          hasNote: activity.text !== null,
          ...(ready
            ? { kelompokKomunitas: toTreeCommunity({ community }, ready.get(community.id) ?? 0) }
            : {}),
        }),
      );
      return list(data, { ...query, total });
    },
  };
}
