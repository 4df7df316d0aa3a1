// The species that have plates of their own. tree: habit plate; leaf, bark, fruit, flower, sap: parameters of the part.

import { agathisBorneensis } from './agathis-borneensis.ts';
import { alstoniaPneumatophora } from './alstonia-pneumatophora.ts';
import { aquilariaMalaccensis } from './aquilaria-malaccensis.ts';
import { artocarpusInteger } from './artocarpus-integer.ts';
import { avicenniaMarina } from './avicennia-marina.ts';
import { calophyllumHosei } from './calophyllum-hosei.ts';
import { combretocarpusRotundatus } from './combretocarpus-rotundatus.ts';
import { cratoxylumGlaucum } from './cratoxylum-glaucum.ts';
import { dacrydiumPectinatum } from './dacrydium-pectinatum.ts';
import { dipterocarpusBorneensis } from './dipterocarpus-borneensis.ts';
import { dryobalanopsOblongifolia } from './dryobalanops-oblongifolia.ts';
import { durioKutejensis } from './durio-kutejensis.ts';
import { durioZibethinus } from './durio-zibethinus.ts';
import { dyeraCostulata } from './dyera-costulata.ts';
import { dyeraPolyphylla } from './dyera-polyphylla.ts';
import { eusideroxylonZwageri } from './eusideroxylon-zwageri.ts';
import { glutaRenghas } from './gluta-renghas.ts';
import { gonystylusBancanus } from './gonystylus-bancanus.ts';
import { koompassiaExcelsa } from './koompassia-excelsa.ts';
import { koompassiaMalaccensis } from './koompassia-malaccensis.ts';
import { lophopetalumJavanicum } from './lophopetalum-javanicum.ts';
import { neolamarckiaCadamba } from './neolamarckia-cadamba.ts';
import { rhizophoraApiculata } from './rhizophora-apiculata.ts';
import { rhizophoraMucronata } from './rhizophora-mucronata.ts';
import { shoreaBalangeran } from './shorea-balangeran.ts';
import { shoreaLaevis } from './shorea-laevis.ts';
import { shoreaLeprosula } from './shorea-leprosula.ts';
import { shoreaParvifolia } from './shorea-parvifolia.ts';
import { shoreaStenoptera } from './shorea-stenoptera.ts';
import { shoreaUliginosa } from './shorea-uliginosa.ts';
import type { Species } from './species.ts';
import { tetrameristaGlabra } from './tetramerista-glabra.ts';
import { xylocarpusGranatum } from './xylocarpus-granatum.ts';

export const SPECIES: readonly Species[] = [
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
  lophopetalumJavanicum,
  tetrameristaGlabra,
  calophyllumHosei,
  neolamarckiaCadamba,
];
