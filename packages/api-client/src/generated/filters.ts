// Made of openapi.json by `pnpm --filter @rimba/api-client generate`.
import type { FilterOf } from '../filter.ts';

export interface FiltersOf {
  listAdopters: {
    /**
     * Patron rank: 'gold', 'platinum', 'diamond'.
     * @example filter: { patronRank: 'gold' }
     */
    readonly patronRank?: FilterOf<'listAdopters', 'patronRank'> | undefined;
  };
  listOwnCertificates: {
    /**
     * How it stands: by the `state` of the rows, or whether it was read: 'valid', 'ended', 'moved'.
     * @example filter: { state: 'valid' }
     */
    readonly state?: FilterOf<'listOwnCertificates', 'state'> | undefined;
  };
  listGroupActivities: {
    /**
     * Id of the community.
     * @example filter: { group: 1 }
     */
    readonly group?: FilterOf<'listGroupActivities', 'group'> | undefined;
    /**
     * Day, ISO date.
     * @example filter: { date: { gte: '2026-11-20' } }
     */
    readonly date?: FilterOf<'listGroupActivities', 'date'> | undefined;
  };
  listCommunities: {
    /**
     * The district (kecamatan) it is in.
     * @example filter: { district: 'Arut Utara' }
     */
    readonly district?: FilterOf<'listCommunities', 'district'> | undefined;
    /**
     * Class of the business group: 'blue', 'silver', 'gold', 'platinum'.
     * @example filter: { kupsClass: 'blue' }
     */
    readonly kupsClass?: FilterOf<'listCommunities', 'kupsClass'> | undefined;
    /**
     * Social forestry scheme: 'hutan_desa', 'hutan_kemasyarakatan', 'hutan_tanaman_rakyat', 'hutan_adat'.
     * @example filter: { scheme: 'hutan_desa' }
     */
    readonly scheme?: FilterOf<'listCommunities', 'scheme'> | undefined;
  };
  listCommunityPhotos: {
    /**
     * Photo or drawing: 'photo', 'drawing'.
     * @example filter: { kind: 'photo' }
     */
    readonly kind?: FilterOf<'listCommunityPhotos', 'kind'> | undefined;
  };
  listNews: {
    /**
     * Id of the community.
     * @example filter: { group: 1 }
     */
    readonly group?: FilterOf<'listNews', 'group'> | undefined;
    /**
     * The programme it belongs to: 'adoption', 'patrol', 'biodiversity', 'empowerment'.
     * @example filter: { programme: 'adoption' }
     */
    readonly programme?: FilterOf<'listNews', 'programme'> | undefined;
    /**
     * Day, ISO date.
     * @example filter: { date: { gte: '2026-11-20' } }
     */
    readonly date?: FilterOf<'listNews', 'date'> | undefined;
  };
  listNotifications: {
    /**
     * How it stands: by the `state` of the rows, or whether it was read: 'read', 'unread'.
     * @example filter: { state: 'read' }
     */
    readonly state?: FilterOf<'listNotifications', 'state'> | undefined;
    /**
     * What it is about: 'rimba_payment_instructions', 'rimba_certificate_created', 'rimba_payment_success', 'rimba_reminder_payment', 'rimba_payment_expired', 'rimba_payment_failed', 'rimba_payment_reassigned', 'rimba_payment_review', 'rimba_tree_survey', 'rimba_tree_died', 'rimba_tree_replaced', 'rimba_survey_late', 'rimba_forest_news', 'rimba_season', 'rimba_patron_step', 'rimba_year_review', 'rimba_renewal_reminder', 'rimba_term_ended', 'rimba_gift_accepted', 'rimba_gift_visited', 'rimba_gift_renewed', 'rimba_gift_received', 'rimba_email_verified', 'rimba_password_changed', 'rimba_way_added', 'rimba_way_removed', 'rimba_factor_on', 'rimba_factor_off', 'rimba_factor_skipped', 'rimba_key_made', 'rimba_key_ended', 'rimba_way_used'.
     * @example filter: { category: 'rimba_payment_instructions' }
     */
    readonly category?: FilterOf<'listNotifications', 'category'> | undefined;
    /**
     * How a list marks it: 'success', 'warning', 'error', 'info', 'marketing', 'system'.
     * @example filter: { type: 'success' }
     */
    readonly type?: FilterOf<'listNotifications', 'type'> | undefined;
  };
  listSpecies: {
    /**
     * Kind of land: 'peat_swamp', 'heath', 'lowland', 'mangrove', 'riparian', 'agroforest'.
     * @example filter: { landType: 'peat_swamp' }
     */
    readonly landType?: FilterOf<'listSpecies', 'landType'> | undefined;
    /**
     * Botanical family.
     * @example filter: { family: 'Dipterocarpaceae' }
     */
    readonly family?: FilterOf<'listSpecies', 'family'> | undefined;
  };
  listTransactions: {
    /**
     * How it stands, by the `status` of the rows: 'pending_payment', 'paid', 'cancelled'.
     * @example filter: { status: 'pending_payment' }
     */
    readonly status?: FilterOf<'listTransactions', 'status'> | undefined;
  };
  listTrees: {
    /**
     * Id of the row.
     * @example filter: { id: 609 }
     */
    readonly id?: FilterOf<'listTrees', 'id'> | undefined;
    /**
     * How it stands, by the `status` of the rows: 'ready_to_adopt', 'pending', 'adopted', 'active', 'inactive'.
     * @example filter: { status: 'ready_to_adopt' }
     */
    readonly status?: FilterOf<'listTrees', 'status'> | undefined;
    /**
     * Id of the community.
     * @example filter: { group: 1 }
     */
    readonly group?: FilterOf<'listTrees', 'group'> | undefined;
    /**
     * Id of the species.
     * @example filter: { species: 3 }
     */
    readonly species?: FilterOf<'listTrees', 'species'> | undefined;
    /**
     * Kind of land: 'peat_swamp', 'heath', 'lowland', 'mangrove', 'riparian', 'agroforest'.
     * @example filter: { landType: 'peat_swamp' }
     */
    readonly landType?: FilterOf<'listTrees', 'landType'> | undefined;
    /**
     * Code of the tree.
     * @example filter: { code: 'KB-AU-2024-000123' }
     */
    readonly code?: FilterOf<'listTrees', 'code'> | undefined;
    /**
     * Degrees north (WGS 84).
     * @example filter: { latitude: { gte: -1.85 } }
     */
    readonly latitude?: FilterOf<'listTrees', 'latitude'> | undefined;
    /**
     * Degrees east (WGS 84).
     * @example filter: { longitude: { gte: 111.75 } }
     */
    readonly longitude?: FilterOf<'listTrees', 'longitude'> | undefined;
    /**
     * Height in m, latest survey.
     * @example filter: { height: { gte: 2.4 } }
     */
    readonly height?: FilterOf<'listTrees', 'height'> | undefined;
    /**
     * Circumference in cm at 1.3 m, latest survey.
     * @example filter: { circumference: { gte: 7.9 } }
     */
    readonly circumference?: FilterOf<'listTrees', 'circumference'> | undefined;
    /**
     * Diameter in cm, circumference ÷ π.
     * @example filter: { diameter: { gte: 2.5 } }
     */
    readonly diameter?: FilterOf<'listTrees', 'diameter'> | undefined;
    /**
     * kg CO₂, latest survey.
     * @example filter: { carbonAbsorption: { gte: 1.2 } }
     */
    readonly carbonAbsorption?: FilterOf<'listTrees', 'carbonAbsorption'> | undefined;
    /**
     * Elevation of the site in m above sea level.
     * @example filter: { elevation: { gte: 40 } }
     */
    readonly elevation?: FilterOf<'listTrees', 'elevation'> | undefined;
    /**
     * When the latest survey was, ISO date.
     * @example filter: { surveyedAt: { gte: '2026-11-20' } }
     */
    readonly surveyedAt?: FilterOf<'listTrees', 'surveyedAt'> | undefined;
  };
  listTreesReadyToAdopt: {
    /**
     * Id of the row.
     * @example filter: { id: 609 }
     */
    readonly id?: FilterOf<'listTreesReadyToAdopt', 'id'> | undefined;
    /**
     * Id of the community.
     * @example filter: { group: 1 }
     */
    readonly group?: FilterOf<'listTreesReadyToAdopt', 'group'> | undefined;
    /**
     * Id of the species.
     * @example filter: { species: 3 }
     */
    readonly species?: FilterOf<'listTreesReadyToAdopt', 'species'> | undefined;
    /**
     * Kind of land: 'peat_swamp', 'heath', 'lowland', 'mangrove', 'riparian', 'agroforest'.
     * @example filter: { landType: 'peat_swamp' }
     */
    readonly landType?: FilterOf<'listTreesReadyToAdopt', 'landType'> | undefined;
    /**
     * Code of the tree.
     * @example filter: { code: 'KB-AU-2024-000123' }
     */
    readonly code?: FilterOf<'listTreesReadyToAdopt', 'code'> | undefined;
    /**
     * Degrees north (WGS 84).
     * @example filter: { latitude: { gte: -1.85 } }
     */
    readonly latitude?: FilterOf<'listTreesReadyToAdopt', 'latitude'> | undefined;
    /**
     * Degrees east (WGS 84).
     * @example filter: { longitude: { gte: 111.75 } }
     */
    readonly longitude?: FilterOf<'listTreesReadyToAdopt', 'longitude'> | undefined;
    /**
     * Height in m, latest survey.
     * @example filter: { height: { gte: 2.4 } }
     */
    readonly height?: FilterOf<'listTreesReadyToAdopt', 'height'> | undefined;
    /**
     * Circumference in cm at 1.3 m, latest survey.
     * @example filter: { circumference: { gte: 7.9 } }
     */
    readonly circumference?: FilterOf<'listTreesReadyToAdopt', 'circumference'> | undefined;
    /**
     * Diameter in cm, circumference ÷ π.
     * @example filter: { diameter: { gte: 2.5 } }
     */
    readonly diameter?: FilterOf<'listTreesReadyToAdopt', 'diameter'> | undefined;
    /**
     * kg CO₂, latest survey.
     * @example filter: { carbonAbsorption: { gte: 1.2 } }
     */
    readonly carbonAbsorption?: FilterOf<'listTreesReadyToAdopt', 'carbonAbsorption'> | undefined;
    /**
     * Elevation of the site in m above sea level.
     * @example filter: { elevation: { gte: 40 } }
     */
    readonly elevation?: FilterOf<'listTreesReadyToAdopt', 'elevation'> | undefined;
    /**
     * When the latest survey was, ISO date.
     * @example filter: { surveyedAt: { gte: '2026-11-20' } }
     */
    readonly surveyedAt?: FilterOf<'listTreesReadyToAdopt', 'surveyedAt'> | undefined;
  };
  countTrees: {
    /**
     * Id of the row.
     * @example filter: { id: 609 }
     */
    readonly id?: FilterOf<'countTrees', 'id'> | undefined;
    /**
     * How it stands, by the `status` of the rows: 'ready_to_adopt', 'pending', 'adopted', 'active', 'inactive'.
     * @example filter: { status: 'ready_to_adopt' }
     */
    readonly status?: FilterOf<'countTrees', 'status'> | undefined;
    /**
     * Id of the community.
     * @example filter: { group: 1 }
     */
    readonly group?: FilterOf<'countTrees', 'group'> | undefined;
    /**
     * Id of the species.
     * @example filter: { species: 3 }
     */
    readonly species?: FilterOf<'countTrees', 'species'> | undefined;
    /**
     * Kind of land: 'peat_swamp', 'heath', 'lowland', 'mangrove', 'riparian', 'agroforest'.
     * @example filter: { landType: 'peat_swamp' }
     */
    readonly landType?: FilterOf<'countTrees', 'landType'> | undefined;
    /**
     * Code of the tree.
     * @example filter: { code: 'KB-AU-2024-000123' }
     */
    readonly code?: FilterOf<'countTrees', 'code'> | undefined;
    /**
     * Degrees north (WGS 84).
     * @example filter: { latitude: { gte: -1.85 } }
     */
    readonly latitude?: FilterOf<'countTrees', 'latitude'> | undefined;
    /**
     * Degrees east (WGS 84).
     * @example filter: { longitude: { gte: 111.75 } }
     */
    readonly longitude?: FilterOf<'countTrees', 'longitude'> | undefined;
    /**
     * Height in m, latest survey.
     * @example filter: { height: { gte: 2.4 } }
     */
    readonly height?: FilterOf<'countTrees', 'height'> | undefined;
    /**
     * Circumference in cm at 1.3 m, latest survey.
     * @example filter: { circumference: { gte: 7.9 } }
     */
    readonly circumference?: FilterOf<'countTrees', 'circumference'> | undefined;
    /**
     * Diameter in cm, circumference ÷ π.
     * @example filter: { diameter: { gte: 2.5 } }
     */
    readonly diameter?: FilterOf<'countTrees', 'diameter'> | undefined;
    /**
     * kg CO₂, latest survey.
     * @example filter: { carbonAbsorption: { gte: 1.2 } }
     */
    readonly carbonAbsorption?: FilterOf<'countTrees', 'carbonAbsorption'> | undefined;
    /**
     * Elevation of the site in m above sea level.
     * @example filter: { elevation: { gte: 40 } }
     */
    readonly elevation?: FilterOf<'countTrees', 'elevation'> | undefined;
    /**
     * When the latest survey was, ISO date.
     * @example filter: { surveyedAt: { gte: '2026-11-20' } }
     */
    readonly surveyedAt?: FilterOf<'countTrees', 'surveyedAt'> | undefined;
  };
  listWishtree: {
    /**
     * Id of the tree.
     * @example filter: { treeId: 609 }
     */
    readonly treeId?: FilterOf<'listWishtree', 'treeId'> | undefined;
  };
}
