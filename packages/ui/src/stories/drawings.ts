import type { PlateSource } from '../components/Plate/Drawing.tsx';

/** A plate as the drawings package names it. Stories alone know the files; components get them from outside. */
export const plate = (id: string): PlateSource => ({ url: `/drawings/svg/${id}.svg`, id });
export const motif = (id: string): PlateSource => ({ url: `/drawings/motifs/${id}.svg`, id });
