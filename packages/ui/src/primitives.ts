export { AccordionItem, type AccordionItemProps } from './components/Accordion/Accordion.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { initials } from './components/Avatar/initials.ts';
export { AvatarField, type AvatarFieldProps } from './components/AvatarField/AvatarField.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { capCount } from './components/Badge/cap-count.ts';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { BarChart } from './components/Chart/BarChart.tsx';
export type { ChartProps } from './components/Chart/ChartFrame.tsx';
export type { ChartPoint } from './components/Chart/chart-scale.ts';
export { LineChart, type LineChartProps } from './components/Chart/LineChart.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx';
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export { CopyByHand, type CopyByHandProps } from './components/CopyButton/CopyByHand.tsx';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export { Calendar, type CalendarProps, type DayRange } from './components/DateRangeField/Calendar.tsx';
export { DateRangeField, type DateRangeFieldProps } from './components/DateRangeField/DateRangeField.tsx';
export { Dialog, DialogClose, type DialogProps } from './components/Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './components/ErrorSummary/ErrorSummary.tsx';
export { FileField, type FileFieldProps } from './components/FileField/FileField.tsx';
export { type FileObstacle, fileObstacle } from './components/FileField/file-obstacle.ts';
export { FilterChip, type FilterChipProps } from './components/FilterChip/FilterChip.tsx';
export { RemovableChip, type RemovableChipProps } from './components/FilterChip/RemovableChip.tsx';
export { FilterSelect, type FilterSelectProps } from './components/FilterSelect/FilterSelect.tsx';
export type { InputFieldProps, InputProps } from './components/FormField/control-props.ts';
export { FormField, type FormFieldProps } from './components/FormField/FormField.tsx';
export type { FieldControl, FieldWords } from './components/FormField/use-field-words.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './components/Heading/Heading.tsx';
export { Icon, type IconProps, type IconSource } from './components/Icon/Icon.tsx';
export * from './components/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { InfiniteList, type InfiniteListProps } from './components/InfiniteList/InfiniteList.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { LanguageDialog, type LanguageDialogProps } from './components/LanguageDialog/LanguageDialog.tsx';
export { Lightbox, type LightboxPicture, type LightboxProps } from './components/Lightbox/Lightbox.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './components/LoadingOverlay/LoadingOverlay.tsx';
export { Logo, Wordmark, type WordmarkProps } from './components/Logo/Logo.tsx';
export { MapFrame, type MapFrameProps } from './components/MapFrame/MapFrame.tsx';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuSeparator,
} from './components/Menu/Menu.tsx';
export { PageSection, type PageSectionProps, PageWidth } from './components/PageSection/PageSection.tsx';
export { LoadMore, type LoadMoreProps } from './components/Pagination/LoadMore.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { type PasswordStrength, StrengthMeter } from './components/PasswordField/StrengthMeter.tsx';
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx';
export {
  type GalleryPhoto,
  PhotoGallery,
  type PhotoGalleryProps,
} from './components/PhotoGallery/PhotoGallery.tsx';
export {
  PictureCropDialog,
  type PictureCropDialogProps,
} from './components/PictureCrop/PictureCropDialog.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { Rule } from './components/Rule/Rule.tsx';
export { ScrollRegion, type ScrollRegionProps } from './components/ScrollRegion/ScrollRegion.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export type { SortOrder } from './components/Table/SortButton.tsx';
export { type Column, Table, type TableProps, type TableSort } from './components/Table/Table.tsx';
export { type Tab, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export { LatinName } from './components/Text/LatinName.tsx';
export { Text, type TextProps, type TextTone } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export {
  type ThemeChoice,
  ThemeSwitch,
  type ThemeSwitchProps,
} from './components/ThemeSwitch/ThemeSwitch.tsx';
export { standAtFoot } from './components/Toaster/stand-at-foot.ts';
export { Toaster, type ToasterProps } from './components/Toaster/Toaster.tsx';
export { type ToastOptions, toast } from './components/Toaster/toast.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
