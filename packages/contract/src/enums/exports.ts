import type { DeviceType } from './devices.ts';
import type { ProtocolValue } from './perimetry.ts';
import type { StrategyValue } from './tests.ts';

/** The devices whose tests can be exported separately, in the order they are offered [EXP-03]. */
export const EXPORT_DEVICE_TYPES = ['H', 'ETH', 'C', 'GT', 'S'] as const satisfies readonly DeviceType[];

/** The strategies and protocols that can be exported [EXP-03]. */
export const EXPORT_PROTOCOLS = {
  FULL_THRESHOLD: ['10-2', '10-2-P', '24-2', '24-2-P', '30-2'],
  AVA_STANDARD: ['24-2', '24-2-P', '30-2', '30-2-P'],
  AVA_FAST: ['24-2', '24-2-P', '30-2', '30-2-P'],
} as const satisfies Partial<Record<StrategyValue, readonly ProtocolValue[]>>;
export type ExportStrategy = keyof typeof EXPORT_PROTOCOLS;

export const EXPORT_STRATEGIES = Object.keys(EXPORT_PROTOCOLS) as ExportStrategy[];

/** The protocols of a strategy that can be exported; none of any other strategy. */
export const exportProtocols = (strategy: string): readonly ProtocolValue[] =>
  EXPORT_STRATEGIES.some((known) => known === strategy) ? EXPORT_PROTOCOLS[strategy as ExportStrategy] : [];
