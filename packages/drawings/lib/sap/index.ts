// Sap, resin and scented wood.
import type { KindsOf, OneOf } from '../kinds.ts';
import { black } from './black.ts';
import { camphor } from './camphor.ts';
import { heartwood } from './heartwood.ts';
import { latex } from './latex.ts';
import { lumps } from './lumps.ts';
import { oil } from './oil.ts';
import { resin } from './resin.ts';

export const SAP = { latex, resin, oil, camphor, lumps, black, heartwood };

export type Sap = OneOf<typeof SAP>;
export type SapKinds = KindsOf<typeof SAP>;
