import * as client from '@rimba/api-client/react-query';
import { api } from './api.ts';

export const yearQuery = (year: number) => client.yearQuery(api(), year);

type Picture = Parameters<typeof client.yearPictureQuery>[1];
export type PictureShape = Picture['shape'];

export const yearPictureQuery = (wanted: Picture) => client.yearPictureQuery(api(), wanted);
