export { createSpeciesRepository, type SpeciesRepository } from './species.repository.ts';
export { speciesRoutes } from './species.routes.ts';
export { Species, TreeSpecies } from './species.schemas.ts';
export { createSpeciesService, splitNames } from './species.service.ts';
