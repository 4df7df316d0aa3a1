// Sap, resin and scented wood.
import { black } from './black.mjs';
import { camphor } from './camphor.mjs';
import { heartwood } from './heartwood.mjs';
import { latex } from './latex.mjs';
import { lumps } from './lumps.mjs';
import { oil } from './oil.mjs';
import { resin } from './resin.mjs';

export const SAP = { latex, resin, oil, camphor, lumps, black, heartwood };
