export {
  AdopterLedger,
  type AdopterLedgerProps,
  type LedgerEntry,
} from './components/AdopterLedger/AdopterLedger.tsx';
export {
  AnnotatedPlate,
  type AnnotatedPlateProps,
  LetteredList,
  type LetteredReason,
  type PlatePoint,
} from './components/AnnotatedPlate/AnnotatedPlate.tsx';
export { CertificateCard, type CertificateCardProps } from './components/CertificateCard/CertificateCard.tsx';
export {
  CertificateSheet,
  type CertificateSheetProps,
  type CertificateTree,
} from './components/CertificateSheet/CertificateSheet.tsx';
export { ContourField, type ContourFieldProps } from './components/ContourField/ContourField.tsx';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown.tsx';
export {
  ForestProfile,
  type ForestProfileProps,
  type ProfileTreeWords,
  type ProfileZoneWords,
} from './components/ForestProfile/ForestProfile.tsx';
export {
  ProfileLocator,
  type ProfileLocatorProps,
  ProfilePicture,
} from './components/ForestProfile/ProfileLocator.tsx';
export type { NamedTree, ProfilePlace, ProfileZone } from './components/ForestProfile/profile-geometry.ts';
export {
  type Freshness,
  FreshnessChip,
  type FreshnessChipProps,
} from './components/FreshnessChip/FreshnessChip.tsx';
export { GrowthChart, type GrowthChartProps } from './components/GrowthChart/GrowthChart.tsx';
export type { GrowthPoint, GrowthWindow } from './components/GrowthChart/growth-scale.ts';
export { GrowthRings, type GrowthRingsProps } from './components/GrowthRings/GrowthRings.tsx';
export { MeasuredClaim, type MeasuredClaimProps } from './components/MeasuredClaim/MeasuredClaim.tsx';
export { MeasuredDrawing, type MeasuredDrawingProps } from './components/MeasuredDrawing/MeasuredDrawing.tsx';
export { breastHeightM, collarBelowM } from './components/MeasuredDrawing/measured-geometry.ts';
export { MeasurePole } from './components/MeasurePole/MeasurePole.tsx';
export {
  type GalleryPart,
  PartGallery,
  type PartGalleryProps,
  type PartPicture,
} from './components/PartGallery/PartGallery.tsx';
export { PickCard, type PickCardProps } from './components/PickCard/PickCard.tsx';
export { LateDrawings, type LateDrawingsProps, type PlateSource } from './components/Plate/Drawing.tsx';
export { Plate, type PlateProps } from './components/Plate/Plate.tsx';
export { Price, type PriceProps } from './components/Price/Price.tsx';
export {
  PriceBreakdown,
  type PriceBreakdownProps,
  type PriceLine,
} from './components/PriceBreakdown/PriceBreakdown.tsx';
export { QrCode, QrFrame, type QrFrameProps } from './components/QrFrame/QrFrame.tsx';
export { type PatronRank, RankMark, type RankMarkProps } from './components/RankMark/RankMark.tsx';
export type { RegencyGroup } from './components/RegencyMap/MapGroup.tsx';
export type { MapRiver, MapTown, MapWords } from './components/RegencyMap/MapNames.tsx';
export type { MapExtent, Orientation, Place } from './components/RegencyMap/map-projection.ts';
export { RegencyMap, type RegencyMapProps } from './components/RegencyMap/RegencyMap.tsx';
export { ShelfCard, type ShelfCardProps } from './components/ShelfCard/ShelfCard.tsx';
export { ShelfDrawing, type ShelfDrawingProps } from './components/ShelfCard/ShelfDrawing.tsx';
export { gridStep, mostNamed } from './components/StandingRow/row-layout.ts';
export {
  type RowLink,
  StandingRow,
  type StandingRowProps,
  type StandingRowTree,
} from './components/StandingRow/StandingRow.tsx';
export {
  type StatCounter,
  StatCounters,
  type StatCountersProps,
} from './components/StatCounters/StatCounters.tsx';
export { StatusMark, type StatusMarkProps } from './components/StatusMark/StatusMark.tsx';
export { StatusShape } from './components/StatusMark/StatusShape.tsx';
export type { TreeStatus } from './components/StatusMark/status-strokes.ts';
export { Timeline, type TimelineEntry, type TimelineKind } from './components/Timeline/Timeline.tsx';
export {
  type TransactionStatus,
  TransactionStatusMark,
  type TransactionStatusMarkProps,
} from './components/TransactionStatusMark/TransactionStatusMark.tsx';
export { BookmarkButton, type BookmarkButtonProps } from './components/TreeCard/BookmarkButton.tsx';
export { type RenderLink, TreeCard, type TreeCardProps } from './components/TreeCard/TreeCard.tsx';
export { type PlacedTree, TreePlace, type TreePlaceProps } from './components/TreePlace/TreePlace.tsx';
export { NameTag, type NameTagProps, TreeCode, TreeTag } from './components/TreeTag/TreeTag.tsx';
