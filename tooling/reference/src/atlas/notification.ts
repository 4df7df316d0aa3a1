import description from '@rimba/api-client/openapi.json' with { type: 'json' };
import type { Machine } from './machine.ts';

const paths = Object.entries(description.paths).filter(([path]) => /\/notification\/.*read/.test(path));

export const notification: Machine = {
  name: 'Notification',
  about: 'Read is for good; its time stays.',
  source: 'packages/api-client/openapi.json',
  start: 'unread',
  arrows: paths.flatMap(([path, calls]) =>
    'put' in calls ? [{ from: 'unread', event: `PUT ${path.replace('/api/v1', '')}`, to: 'read' }] : [],
  ),
};
