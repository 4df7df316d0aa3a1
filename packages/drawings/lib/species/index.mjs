// The species that have plates of their own. tree: habit plate; leaf, bark, fruit, flower, sap: parameters of the part.

import { agathisBorneensis } from './agathis-borneensis.mjs';
import { alstoniaPneumatophora } from './alstonia-pneumatophora.mjs';
import { aquilariaMalaccensis } from './aquilaria-malaccensis.mjs';
import { artocarpusInteger } from './artocarpus-integer.mjs';
import { avicenniaMarina } from './avicennia-marina.mjs';
import { combretocarpusRotundatus } from './combretocarpus-rotundatus.mjs';
import { cratoxylumGlaucum } from './cratoxylum-glaucum.mjs';
import { dacrydiumPectinatum } from './dacrydium-pectinatum.mjs';
import { dipterocarpusBorneensis } from './dipterocarpus-borneensis.mjs';
import { dryobalanopsOblongifolia } from './dryobalanops-oblongifolia.mjs';
import { durioKutejensis } from './durio-kutejensis.mjs';
import { durioZibethinus } from './durio-zibethinus.mjs';
import { dyeraCostulata } from './dyera-costulata.mjs';
import { dyeraPolyphylla } from './dyera-polyphylla.mjs';
import { eusideroxylonZwageri } from './eusideroxylon-zwageri.mjs';
import { glutaRenghas } from './gluta-renghas.mjs';
import { gonystylusBancanus } from './gonystylus-bancanus.mjs';
import { koompassiaExcelsa } from './koompassia-excelsa.mjs';
import { koompassiaMalaccensis } from './koompassia-malaccensis.mjs';
import { rhizophoraApiculata } from './rhizophora-apiculata.mjs';
import { rhizophoraMucronata } from './rhizophora-mucronata.mjs';
import { shoreaBalangeran } from './shorea-balangeran.mjs';
import { shoreaLaevis } from './shorea-laevis.mjs';
import { shoreaLeprosula } from './shorea-leprosula.mjs';
import { shoreaParvifolia } from './shorea-parvifolia.mjs';
import { shoreaStenoptera } from './shorea-stenoptera.mjs';
import { shoreaUliginosa } from './shorea-uliginosa.mjs';
import { xylocarpusGranatum } from './xylocarpus-granatum.mjs';

export const SPECIES = [
  shoreaBalangeran,
  gonystylusBancanus,
  dyeraPolyphylla,
  cratoxylumGlaucum,
  combretocarpusRotundatus,
  eusideroxylonZwageri,
  shoreaLeprosula,
  shoreaUliginosa,
  shoreaStenoptera,
  koompassiaMalaccensis,
  koompassiaExcelsa,
  shoreaLaevis,
  dipterocarpusBorneensis,
  dryobalanopsOblongifolia,
  agathisBorneensis,
  dacrydiumPectinatum,
  rhizophoraApiculata,
  avicenniaMarina,
  xylocarpusGranatum,
  glutaRenghas,
  durioZibethinus,
  artocarpusInteger,
  aquilariaMalaccensis,
  alstoniaPneumatophora,
  shoreaParvifolia,
  dyeraCostulata,
  rhizophoraMucronata,
  durioKutejensis,
];
