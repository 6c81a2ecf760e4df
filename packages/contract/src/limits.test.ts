import { describe, expect, it } from 'vitest';
import { INACTIVITY_LIMITS } from './enums/settings.ts';
import * as limits from './limits.ts';
import { CALL_ENDING, CALL_PATIENCE } from './videoCall/messages.ts';

describe('constants', () => {
  it('are those of every list, socket and toast', () => {
    expect(limits).toMatchObject({
      PAGE_SIZES: [10, 20, 50, 100],
      DEFAULT_PAGE_SIZE: 50,
      FIRST_PAGE: 0,
      LIVE_RETRY_DELAY: 5_000,
      LIVE_RETRY_LIMIT: 10,
      DEBOUNCE_PATIENT_LIST: 750,
      DEBOUNCE_SUGGESTION: 250,
      TOAST_DURATION: 8_000,
    });
  });

  it('are those of the features (of CONST-03)', () => {
    expect(INACTIVITY_LIMITS).toEqual([0, 900, 1800, 3600, 7200, 14400, 28800]);
    expect([CALL_PATIENCE, CALL_ENDING]).toEqual([30_000, 2_000]);
    expect(limits).toMatchObject({
      BUNDLE_WEIGHT_LIMIT: 10,
      PERIOD_IN_DAYS_MIN: 1,
      PERIOD_IN_DAYS_MAX: 999,
      OCCLUSION_TIME_MIN: 1,
      OCCLUSION_TIME_MAX: 10,
      OCCLUSION_TIME_DEFAULT: 3,
      APD_STIMULATION_TIME_DEFAULT: 3,
      LOW_CONFIDENCE_MAX: 10,
      ZIP_MIN: 2,
      BIRTH_YEAR_MIN: 1900,
      FIXED_EXAM_DATE_MONTHS: 6,
      BUNDLE_DESCRIPTIONS_MAX: 10,
      CUSTOM_BUNDLE_TYPES_MAX: 10,
      POLL_DEVICES: 5_000,
      POLL_TESTS: 5_000,
      POLL_EXPORTS: 10_000,
      POLL_TECHALL_MODE: 5_000,
      POLL_SESSIONS: 3_000,
      POLL_PACS_QUERY: 2_000,
    });
    expect(limits.TEXT_MAX).toMatchObject({ support_message: 1000, zip: 10 });
  });
});
