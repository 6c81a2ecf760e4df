import {
  type DateText,
  type DeviceType,
  type ExportParameters,
  type ExportStatus,
  type ExportStrategy,
  exportProtocols,
  type ProtocolValue,
} from '@isopter/contract';
import { dateError, type Tone } from '@isopter/ui';

/** Form values of an export; an empty text means no choice. */
export interface ExportFormValues {
  test_strategy: ExportStrategy | '';
  test_protocol: ProtocolValue | '';
  device_type: DeviceType | '';
  start_date: DateText;
  end_date: DateText;
  include_deviations: boolean;
  include_reports: boolean;
}

export const NOTHING_CHOSEN: ExportFormValues = {
  test_strategy: '',
  test_protocol: '',
  device_type: '',
  start_date: '',
  end_date: '',
  include_deviations: false,
  include_reports: false,
};

export type ExportRefusal = 'required' | 'invalidDate' | 'range';
export type ExportField = keyof ExportFormValues;

const isNoDay = (text: string): boolean => text !== '' && dateError(text) !== null;

/** Returns errors by field: strategy and program are required, dates valid, the end not before the start [EXP-02]. */
export function exportRefusals(values: ExportFormValues): Partial<Record<ExportField, ExportRefusal>> {
  const { test_strategy, test_protocol, start_date, end_date } = values;
  return {
    ...(test_strategy === '' && { test_strategy: 'required' }),
    ...(test_protocol === '' && { test_protocol: 'required' }),
    ...(start_date !== '' && end_date !== '' && end_date < start_date && { end_date: 'range' }),
    ...(isNoDay(start_date) && { start_date: 'invalidDate' }),
    ...(isNoDay(end_date) && { end_date: 'invalidDate' }),
  };
}

/** The protocol that stays chosen with another strategy: none that it does not have [EXP-02]. */
export const protocolWith = (strategy: string, protocol: ProtocolValue | ''): ProtocolValue | '' =>
  protocol !== '' && exportProtocols(strategy).includes(protocol) ? protocol : '';

/** Valid values as they are sent: what is empty as null, and where the days begin [EXP-02] [OUR-312]. */
export const parametersOf = (values: ExportFormValues): ExportParameters => ({
  device_type: values.device_type || null,
  test_strategy: values.test_strategy as ExportStrategy,
  test_protocol: values.test_protocol as ProtocolValue,
  start_date: values.start_date || null,
  end_date: values.end_date || null,
  include_deviations: values.include_deviations,
  include_reports: values.include_reports,
});

/** Green what is finished, orange what will be, red what has no file [EXP-01]. */
export const TONE_OF_EXPORT: Readonly<Record<ExportStatus, Tone>> = {
  PENDING: 'caution',
  STARTED: 'caution',
  FINISHED: 'positive',
  FAILED: 'critical',
  EXPIRED: 'critical',
};
