export { AppFooter, type AppFooterProps, type FooterLink } from './AppFooter/AppFooter.tsx';
export { AppFrame, type AppFrameProps } from './AppFrame/AppFrame.tsx';
export { AppHeader, type AppHeaderProps } from './AppHeader/AppHeader.tsx';
export { AppNavigation, type AppNavigationProps, type NavigationEntry } from './AppNavigation/AppNavigation.tsx';
export { Autocomplete, type AutocompleteProps } from './Autocomplete/Autocomplete.tsx';
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
export { type BrandIdentity, BrandProvider, type BrandProviderProps, useBrand } from './brand/BrandProvider.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps, type ButtonVariant } from './Button/Button.tsx';
export {
  Calendar,
  type CalendarLimits,
  type CalendarProps,
  type CalendarStart,
  type DateRange,
  RangeCalendar,
  type RangeCalendarProps,
} from './Calendar/Calendar.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { CardGrid, type CardGridProps } from './CardGrid/CardGrid.tsx';
export { CellField, type CellFieldProps } from './CellField/CellField.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.tsx';
export { CoachMark, type CoachMarkProps, type CoachStep } from './CoachMark/CoachMark.tsx';
export { Code, CodeBlock, type CodeBlockProps, type CodeProps } from './Code/Code.tsx';
export { ColorPicker, type ColorPickerProps } from './ColorPicker/ColorPicker.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export { type Command, CommandPalette, type CommandPaletteProps } from './CommandPalette/CommandPalette.tsx';
export { CompletionCircle, type CompletionCircleProps } from './CompletionCircle/CompletionCircle.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { arrangeRows } from './DataGrid/arrangeRows.ts';
export { DataGrid, type DataGridColumn, type DataGridProps, type GridColumnFilter } from './DataGrid/DataGrid.tsx';
export { fromQuery, type GridQuery, toQuery } from './DataGrid/gridQuery.ts';
export {
  GRID_START,
  type GridFilter,
  type GridOperator,
  type GridPreferences,
  type GridSort,
  type GridState,
  withFilter,
  withoutFilter,
  withoutFilters,
  withSort,
} from './DataGrid/gridState.ts';
export { CountrySelect, type CountrySelectProps } from './CountrySelect/CountrySelect.tsx';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { DATE_FORMATS, dateError, type DateError, type DateFormat, formatDate, parseDate } from './DateField/dates.ts';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx';
export {
  commonRanges,
  type CommonRange,
  type DateRangeError,
  dateRangeErrors,
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePreset,
} from './DateRangePicker/DateRangePicker.tsx';
export { DeviceCard, type DeviceCardProps } from './DeviceCard/DeviceCard.tsx';
export { Dialog, type DialogProps, DialogTrigger } from './Dialog/Dialog.tsx';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { EyePair, type EyePairProps } from './EyePair/EyePair.tsx';
export { EyeTag, type EyeTagProps } from './EyeTag/EyeTag.tsx';
export { useEyeName } from './EyeTag/useEyeName.ts';
export { FieldError, type FieldTexts, HelpText, Label, type LabelProps, ResetHint } from './Field/Field.tsx';
export {
  type FieldReset,
  FieldResetHint,
  type FieldResetHintProps,
  type FieldResets,
  type FieldResetsState,
  resetsBetween,
  useFieldResets,
} from './FieldResetHint/index.ts';
export {
  type Corner,
  type Edge,
  FloatingPanel,
  type FloatingPanelProps,
  type PanelMode,
  type PanelPlacement,
} from './FloatingPanel/FloatingPanel.tsx';
export type { FileRefusal, RefusedFile } from './FileDrop/checkFiles.ts';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop.tsx';
export type { DropFile, DropFileStatus } from './FileDrop/files.ts';
export { fileSize } from './FileDrop/fileSize.ts';
export { type FileContentType, fileType } from './FileDrop/fileType.ts';
export {
  Form,
  FormActions,
  FormError,
  type FormErrorProps,
  type FormProblem,
  type FormProps,
  FormRow,
} from './Form/Form.tsx';
export { FormScreen, type FormScreenProps } from './FormScreen/FormScreen.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { generateKey } from './KeyField/key.ts';
export { KeyField, type KeyFieldProps } from './KeyField/KeyField.tsx';
export { type KeyValue, KeyValueList, type KeyValueListProps } from './KeyValueList/KeyValueList.tsx';
export { type Language, LanguageSwitcher, type LanguageSwitcherProps } from './LanguageSwitcher/LanguageSwitcher.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { ListScreen, type ListScreenProps } from './ListScreen/ListScreen.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './LoadingOverlay/LoadingOverlay.tsx';
export { Logo, type LogoProps } from './Logo/Logo.tsx';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuTrigger,
} from './Menu/Menu.tsx';
export { type Problem, problemText, useProblemText } from './messages/messages.ts';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
export { MissingValue, type MissingValueProps } from './MissingValue/MissingValue.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { PAGE_SIZES, pageAfterResize, type PageRange, pageRange } from './Pagination/pages.ts';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { generatePin } from './PinField/pin.ts';
export { PinField, type PinFieldProps } from './PinField/PinField.tsx';
export {
  type PhoneCountry,
  phoneError,
  type PhoneError,
  PhoneField,
  type PhoneFieldProps,
  readPhone,
  type ReadPhone,
} from './PhoneField/PhoneField.tsx';
export { Popover, type PopoverProps, PopoverTrigger } from './Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { QRCode, type QRCodeProps } from './QRCode/QRCode.tsx';
export {
  Radio,
  RadioGroup,
  type RadioGroupProps,
  type RadioProps,
  RadioSection,
  type RadioSectionProps,
} from './RadioGroup/RadioGroup.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectProps } from './Select/Select.tsx';
export {
  ariaKeys,
  createShortcuts,
  isAppleDevice,
  type Scope,
  SEQUENCE_TIMEOUT,
  type Shortcut,
  ShortcutHelp,
  type ShortcutHelpProps,
  ShortcutKeys,
  type ShortcutKeysProps,
  type ShortcutOptions,
  type Shortcuts,
  ShortcutScope,
  ShortcutsProvider,
  type ShortcutsProviderProps,
  useShortcutRegistry,
  useShortcuts,
  useShortcutScope,
} from './Shortcuts/index.ts';
export { SignInScreen, type SignInScreenProps } from './SignInScreen/SignInScreen.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './Slider/Slider.tsx';
export { panelBelow } from './SplitView/panelBelow.ts';
export { SplitView, type SplitViewProps } from './SplitView/SplitView.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { type Level, levelOf, type LevelLimits } from './StatBar/level.ts';
export { StatBar, type StatBarProps } from './StatBar/StatBar.tsx';
export { StatusMarker, type StatusMarkerProps } from './StatusMarker/StatusMarker.tsx';
export { type Step, Stepper, type StepperProps, type StepState } from './Stepper/Stepper.tsx';
export { StreamPopup, type StreamPopupProps, type StreamState } from './StreamPopup/StreamPopup.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export {
  type RowAction,
  rowHeaderOf,
  Table,
  type TableColumn,
  type TableProps,
  type TableSelection,
} from './Table/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { TagPicker, type TagPickerProps } from './TagPicker/TagPicker.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export {
  timeError,
  type TimeError,
  TimeField,
  type TimeFieldProps,
  type TimeFormat,
  type TimeLimits,
} from './TimeField/TimeField.tsx';
export type { TimelineGrouping } from './Timeline/events.ts';
export { Timeline, type TimelineEvent, type TimelineProps } from './Timeline/Timeline.tsx';
export { ToastRegion, type ToastRegionProps } from './Toast/ToastRegion.tsx';
export {
  createToasts,
  TOAST_DURATION,
  type ToastContent,
  type ToastRequest,
  type Toasts,
  toasts,
} from './Toast/toasts.ts';
export {
  type ToggleChoice,
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
} from './ToggleButtonGroup/ToggleButtonGroup.tsx';
export { Tooltip, type TooltipProps, TooltipTrigger } from './Tooltip/Tooltip.tsx';
export { ancestorsOf, type TreeNode } from './Tree/nodes.ts';
export { Tree, type TreeProps } from './Tree/Tree.tsx';
export {
  type CallPicture,
  type CallParty,
  type CallState,
  type CallWarning,
  VideoPanel,
  type VideoPanelProps,
} from './VideoPanel/VideoPanel.tsx';
export { VolumeSlider, type VolumeSliderProps } from './VolumeSlider/VolumeSlider.tsx';
export { useWizard, Wizard, type WizardProps, type WizardRepeat, type WizardStep } from './Wizard/Wizard.tsx';
export {
  isFirst as isFirstOfWizard,
  isLast as isLastOfWizard,
  type Repeat as WizardRepeating,
  startWizard,
  wizard,
  type WizardEvent,
  type WizardState,
} from './Wizard/wizardState.ts';
export { countries, type Country } from './countries/countries.ts';
export type { Option, Options, OptionSection } from './listbox/OptionList.tsx';
export type { LoadSuggestions } from './suggestions/suggestions.ts';
export { type FailedPartProps, type LazyPart, lazyPart, type LazyPartOptions } from './lazy/lazyPart.tsx';
export { lazyOverlay } from './lazy/lazyOverlay.tsx';
export { loadPart } from './lazy/loadPart.ts';
export { useMatches } from './media/useMatches.ts';
export { latinDigits } from './numbers/latinDigits.ts';
export { useNumberFormat } from './numbers/useNumberFormat.ts';
export { TextsProvider, type TextsProviderProps, type TextValues, type Translate, useTexts } from './texts/Texts.tsx';
export * from './theme/index.ts';
export { TimeZoneProvider, type TimeZoneProviderProps } from './timeZone/TimeZoneProvider.tsx';
export type { Eye } from './tone/eye.ts';
export type { Tone } from './tone/tone.ts';
export { type MessageTone, ToneIcon } from './tone/ToneIcon.tsx';
