import type { ReactElement } from 'react';
import { Focusable } from 'react-aria-components';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import { batteryIconTexts } from './BatteryIcon.texts.ts';
import { Tooltip, TooltipTrigger } from '../Tooltip/Tooltip.tsx';
import { type BatteryFill, batteryFill, type BatteryOwner, isBatteryCritical, isBatteryLow } from './battery.ts';
import { body, drawing, place, root, shell, value, warning } from './BatteryIcon.css.ts';

/** Props of {@link BatteryIcon}. */
export interface BatteryIconProps {
  /** The device the battery belongs to; it determines the texts and the warning thresholds. */
  owner: BatteryOwner;
  /** The charge in percent, 0 to 100; `null` while the device has not reported it. */
  percentage: number | null;
  /**
   * Whether a low battery is also stated in words below the icon.
   * @default false
   */
  hasWarning?: boolean;
}

const BARS: Record<BatteryFill, number> = { full: 4, 'three-quarters': 3, half: 2, quarter: 1, empty: 0 };

/**
 * The battery of a device: level in quarters, percentage, a tooltip with its name, and a warning when the level is low.
 * @selector [data-component="BatteryIcon"] The icon with its texts.
 * @selector [data-owner] On the root: `headset` or `handpiece`.
 * @selector [data-state] On the root: `unknown`, `good` or `critical`.
 * @selector [data-fill] On the drawing: `full`, `three-quarters`, `half`, `quarter` or `empty`.
 * @selector [data-part="value"] The percentage.
 * @selector [data-part="warning"] The warning in words.
 */
export function BatteryIcon({ owner, percentage, hasWarning = false }: BatteryIconProps): ReactElement {
  const texts = useTexts(batteryIconTexts);
  const percent = useNumberFormat({ style: 'percent' });
  const isHeadset = owner === 'headset';
  const isCritical = percentage !== null && isBatteryCritical(percentage);
  const isLow = percentage !== null && isBatteryLow(owner, percentage);
  const state = percentage === null ? 'unknown' : isCritical ? 'critical' : 'good';
  const name = isHeadset ? texts.batteryHeadset : texts.batteryHandpiece;
  const shown = percentage === null ? texts.batteryUnknown : percent(percentage / 100);
  const advice = isHeadset ? texts.batteryHeadsetLow : texts.batteryHandpieceLow;
  return (
    <span className={root} data-component="BatteryIcon" data-owner={owner} data-state={state}>
      <span className={place}>
        <TooltipTrigger>
          <Focusable>
            <span className={body} role="img" aria-label={`${name}: ${shown}`}>
              <Drawing fill={percentage === null ? 'empty' : batteryFill(percentage)} state={state} />
              <span className={value({ state })} data-part="value">
                {percentage === null ? '–' : shown}
              </span>
            </span>
          </Focusable>
          <Tooltip>{isCritical && isHeadset ? advice : name}</Tooltip>
        </TooltipTrigger>
      </span>
      {hasWarning && isLow && (
        <span className={warning} data-part="warning">
          {advice}
        </span>
      )}
    </span>
  );
}

interface DrawingProps {
  fill: BatteryFill;
  state: 'good' | 'critical' | 'unknown';
}

function Drawing({ fill, state }: DrawingProps): ReactElement {
  return (
    <svg className={drawing({ state })} viewBox="0 0 24 12" aria-hidden data-fill={fill}>
      <rect className={shell} x={0.75} y={0.75} width={20.5} height={10.5} rx={2.5} strokeWidth={1.5} />
      <rect x={22.25} y={4} width={1.75} height={4} rx={0.8} fill="currentColor" />
      {Array.from({ length: BARS[fill] }, (_, bar) => (
        <rect key={bar} x={2.75 + bar * 4.25} y={2.75} width={3.5} height={6.5} rx={0.75} fill="currentColor" />
      ))}
    </svg>
  );
}
