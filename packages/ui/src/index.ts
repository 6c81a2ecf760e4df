export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { BatteryIcon, type BatteryIconProps } from './BatteryIcon/BatteryIcon.tsx';
export {
  batteryFill,
  type BatteryFill,
  type BatteryOwner,
  isBatteryCritical,
  isBatteryLow,
} from './BatteryIcon/battery.ts';
export { Card, type CardProps } from './Card/Card.tsx';
export { CompletionCircle, type CompletionCircleProps } from './CompletionCircle/CompletionCircle.tsx';
export { EyeTag, type EyeTagProps } from './EyeTag/EyeTag.tsx';
export { useEyeName } from './EyeTag/useEyeName.ts';
export { type KeyValue, KeyValueList, type KeyValueListProps } from './KeyValueList/KeyValueList.tsx';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
export { Popover, type PopoverProps, PopoverTrigger } from './Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { StatBar, type StatBarProps } from './StatBar/StatBar.tsx';
export { type Level, levelOf, type LevelLimits } from './StatBar/level.ts';
export { StatusMarker, type StatusMarkerProps } from './StatusMarker/StatusMarker.tsx';
export { Tooltip, type TooltipProps, TooltipTrigger } from './Tooltip/Tooltip.tsx';
export { useNumberFormat } from './numbers/useNumberFormat.ts';
export { defaultTexts, type Texts } from './texts/defaultTexts.ts';
export { TextsProvider, type TextsProviderProps, useTexts } from './texts/Texts.tsx';
export * from './theme/index.ts';
export type { Eye } from './tone/eye.ts';
export type { Tone } from './tone/tone.ts';
