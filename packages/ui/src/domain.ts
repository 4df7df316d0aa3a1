export { Countdown, type CountdownProps } from './components/Countdown/Countdown.tsx';
export {
  type Freshness,
  FreshnessChip,
  type FreshnessChipProps,
} from './components/FreshnessChip/FreshnessChip.tsx';
export { GrowthRings, type GrowthRingsProps } from './components/GrowthRings/GrowthRings.tsx';
export { MeasurePole } from './components/MeasurePole/MeasurePole.tsx';
export { Plate, type PlateProps, type PlateSource } from './components/Plate/Plate.tsx';
export {
  PriceBreakdown,
  type PriceBreakdownProps,
  type PriceLine,
} from './components/PriceBreakdown/PriceBreakdown.tsx';
export { QrCode, QrFrame, type QrFrameProps } from './components/QrFrame/QrFrame.tsx';
export { type PatronRank, RankMark, type RankMarkProps } from './components/RankMark/RankMark.tsx';
export { StatusMark, type StatusMarkProps } from './components/StatusMark/StatusMark.tsx';
export { StatusShape, type TreeStatus } from './components/StatusMark/StatusShape.tsx';
export {
  type TransactionStatus,
  TransactionStatusMark,
  type TransactionStatusMarkProps,
} from './components/TransactionStatusMark/TransactionStatusMark.tsx';
export { BookmarkButton, type BookmarkButtonProps } from './components/TreeCard/BookmarkButton.tsx';
export { type RenderLink, TreeCard, type TreeCardProps } from './components/TreeCard/TreeCard.tsx';
export { NameTag, type NameTagProps, TreeCode, TreeTag } from './components/TreeTag/TreeTag.tsx';
