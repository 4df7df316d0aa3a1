export { AccordionItem, type AccordionItemProps } from './components/Accordion/Accordion.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { initials } from './components/Avatar/initials.ts';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { capCount } from './components/Badge/cap-count.ts';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/CopyButton.tsx';
export { Dialog, DialogClose, type DialogProps } from './components/Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './components/ErrorSummary/ErrorSummary.tsx';
export { FilterChip, type FilterChipProps } from './components/FilterChip/FilterChip.tsx';
export type { InputFieldProps, InputProps } from './components/FormField/control-props.ts';
export {
  type FieldControl,
  type FieldWords,
  FormField,
  type FormFieldProps,
} from './components/FormField/FormField.tsx';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, type HeadingLevel, type HeadingProps } from './components/Heading/Heading.tsx';
export { Icon, type IconProps, type IconSource } from './components/Icon/Icon.tsx';
export * from './components/Icon/icons.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { LanguageDialog, type LanguageDialogProps } from './components/LanguageDialog/LanguageDialog.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './components/LoadingOverlay/LoadingOverlay.tsx';
export { Logo, Wordmark, type WordmarkProps } from './components/Logo/Logo.tsx';
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
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
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
export { Spinner } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { type Column, Table, type TableProps } from './components/Table/Table.tsx';
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
export { Toaster, type ToasterProps } from './components/Toaster/Toaster.tsx';
export { type ToastOptions, toast } from './components/Toaster/toast.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
