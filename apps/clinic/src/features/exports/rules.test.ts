import { EXPORT_STATUSES } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { exportRefusals, NOTHING_CHOSEN, parametersOf, protocolWith, TONE_OF_EXPORT } from './rules.ts';

const CHOSEN = { ...NOTHING_CHOSEN, test_strategy: 'AVA_FAST', test_protocol: '24-2' } as const;

describe('an export', () => {
  it('needs strategy and protocol, and an end that is not before its start [EXP-02]', () => {
    expect(exportRefusals(NOTHING_CHOSEN)).toEqual({ test_strategy: 'required', test_protocol: 'required' });
    expect(exportRefusals(CHOSEN)).toEqual({});
    const days = (start_date: string, end_date: string) => exportRefusals({ ...CHOSEN, start_date, end_date });
    expect(days('2026-03-02', '2026-03-01')).toEqual({ end_date: 'range' });
    expect(days('2026-03-01', '2026-03-01')).toEqual({});
    expect(days('', '2026-03-01')).toEqual({});
    expect(days('2026-03-01', '')).toEqual({});
    expect(days('03/0', '2026-02-30')).toEqual({ start_date: 'invalidDate', end_date: 'invalidDate' });
  });

  it('keeps the protocol that another strategy has too, and no other [EXP-02] [EXP-03]', () => {
    expect(protocolWith('FULL_THRESHOLD', '24-2')).toBe('24-2');
    expect(protocolWith('AVA_FAST', '10-2')).toBe('');
    expect(protocolWith('FULL_THRESHOLD', '30-2-P')).toBe('');
    expect(protocolWith('AVA_STANDARD', '')).toBe('');
  });

  it('is sent with null for what is empty [EXP-02]', () => {
    expect(parametersOf({ ...CHOSEN, start_date: '2026-03-01', include_reports: true })).toEqual({
      device_type: null,
      test_strategy: 'AVA_FAST',
      test_protocol: '24-2',
      start_date: '2026-03-01',
      end_date: null,
      include_deviations: false,
      include_reports: true,
    });
  });

  it('is green, orange or red [EXP-01]', () => {
    expect(EXPORT_STATUSES.map((status) => [status, TONE_OF_EXPORT[status]])).toEqual([
      ['STARTED', 'caution'],
      ['PENDING', 'caution'],
      ['FAILED', 'critical'],
      ['FINISHED', 'positive'],
      ['EXPIRED', 'critical'],
    ]);
  });
});
