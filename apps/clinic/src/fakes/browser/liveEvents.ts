import type { LiveEvent, TestStatus } from '@isopter/contract';

/** Tells what the device shows by now. */
export const screenOf = (name: string): LiveEvent => ({ type: 'updated_device_screen', data: { screen: name } });

/** Tells how the test ended. */
export const ends = (status: TestStatus): LiveEvent => ({ type: 'updated_test_status', data: { status, seq_num: 1 } });
