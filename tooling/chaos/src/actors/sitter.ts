import type { PlannedPortrait } from '../plan/plan.ts';
import { call } from './call.ts';
import { at, type Scene } from './scene.ts';

/** Eight by eight pixels of green, as PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12PQz7bCihiGlgQAszQ1Acwy5YUAAAAASUVORK5CYII=',
  'base64',
);

/** Gives the profile a picture, and perhaps another in its place. */
export async function sit(scene: Scene, { adopter, times }: PlannedPortrait): Promise<void> {
  const adopterId = at(scene.adopters, adopter);
  for (let turn = 0; turn < times; turn++) {
    const form = new FormData();
    form.set('profilePicture', new Blob([picture], { type: 'image/png' }), 'wajah.png');
    const answer = await call(scene, adopterId, { method: 'PUT', path: '/profile', form });
    if (answer?.status === 200) scene.told.portrait(adopterId);
    else if (answer) scene.unexpected(`PUT /profile: ${answer.status} ${answer.code}`);
  }
}
