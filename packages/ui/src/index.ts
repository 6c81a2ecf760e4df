export { AppFrame, type AppFrameProps } from './AppFrame/AppFrame.tsx';
export { AppHeader, type AppHeaderProps } from './AppHeader/AppHeader.tsx';
export { AppNavigation, type AppNavigationProps, type NavigationEntry } from './AppNavigation/AppNavigation.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export {
  batteryFill,
  type BatteryFill,
  type BatteryOwner,
  isBatteryCritical,
  isBatteryLow,
} from './BatteryIcon/battery.ts';
export { BatteryIcon, type BatteryIconProps } from './BatteryIcon/BatteryIcon.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { CompletionCircle, type CompletionCircleProps } from './CompletionCircle/CompletionCircle.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { Dialog, type DialogProps, DialogTrigger } from './Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { EyeTag, type EyeTagProps } from './EyeTag/EyeTag.tsx';
export { useEyeName } from './EyeTag/useEyeName.ts';
export { FormScreen, type FormScreenProps } from './FormScreen/FormScreen.tsx';
export { type KeyValue, KeyValueList, type KeyValueListProps } from './KeyValueList/KeyValueList.tsx';
export { ListScreen, type ListScreenProps } from './ListScreen/ListScreen.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './LoadingOverlay/LoadingOverlay.tsx';
export { Logo, type LogoBrand, type LogoProps, LogoProvider, type LogoProviderProps } from './Logo/Logo.tsx';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuTrigger,
} from './Menu/Menu.tsx';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
export { MissingValue, type MissingValueProps } from './MissingValue/MissingValue.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { PAGE_SIZES, pageAfterResize, type PageRange, pageRange } from './Pagination/pages.ts';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { Popover, type PopoverProps, PopoverTrigger } from './Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { SignInScreen, type SignInScreenProps } from './SignInScreen/SignInScreen.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SplitView, type SplitViewProps } from './SplitView/SplitView.tsx';
export { type Level, levelOf, type LevelLimits } from './StatBar/level.ts';
export { StatBar, type StatBarProps } from './StatBar/StatBar.tsx';
export { StatusMarker, type StatusMarkerProps } from './StatusMarker/StatusMarker.tsx';
export { type TableColumn } from './Table/columns.ts';
export { type RowAction } from './Table/RowActions.tsx';
export { Table, type TableProps } from './Table/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export {
  createToasts,
  TOAST_DURATION,
  type ToastContent,
  type ToastRequest,
  type Toasts,
  toasts,
} from './Toast/toasts.ts';
export { Tooltip, type TooltipProps, TooltipTrigger } from './Tooltip/Tooltip.tsx';
export { useNumberFormat } from './numbers/useNumberFormat.ts';
export { defaultTexts, type Texts } from './texts/defaultTexts.ts';
export { TextsProvider, type TextsProviderProps, useTexts } from './texts/Texts.tsx';
export * from './theme/index.ts';
export type { Eye } from './tone/eye.ts';
export type { Tone } from './tone/tone.ts';
export { type MessageTone, ToneIcon } from './tone/ToneIcon.tsx';
