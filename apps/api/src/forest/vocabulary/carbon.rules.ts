/**
 * Above-ground dry biomass in kg by Chave et al. 2014 (Global Change Biology 20:3177), equation 4.
 * Calibrated on trees of 5 cm diameter and more: below that, and for mangroves, it is a rough estimate.
 * @param woodDensity g/cm³
 * @param diameter cm at 1.3 m
 * @param height m
 */
export const aboveGroundBiomass = (woodDensity: number, diameter: number, height: number): number =>
  0.0673 * (woodDensity * diameter ** 2 * height) ** 0.976;

/** IPCC 2006: the share of dry biomass that is carbon. */
const carbonFraction = 0.47;
const carbonDioxidePerCarbon = 44 / 12;

/** kg CO₂ held above ground, two decimals. What a tree holds: never an offset or a credit. */
export function carbonDioxide(woodDensity: number, diameter: number, height: number): number {
  const carbon = aboveGroundBiomass(woodDensity, diameter, height) * carbonFraction;
  return Math.round(carbon * carbonDioxidePerCarbon * 100) / 100;
}
