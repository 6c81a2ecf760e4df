import type { Attention } from '@isopter/contract';
import {
  BatteryLowIcon,
  CautionIcon,
  CriticalIcon,
  DisconnectedIcon,
  HelpIcon,
  type Icon,
  PauseIcon,
} from '@isopter/ui/icons';

/** The icon of each reason to call somebody. */
export const REASON_ICONS: Readonly<Record<Attention | 'failed', Icon>> = {
  connection: DisconnectedIcon,
  device: DisconnectedIcon,
  answer: HelpIcon,
  paused: PauseIcon,
  battery: BatteryLowIcon,
  unreliable: CautionIcon,
  failed: CriticalIcon,
};
