import type { ActiveDevice, Today } from '@isopter/contract';
import type { ReactElement } from 'react';
import { finishedTests, freeHeadsets, nextTests } from '../rules/day.ts';
import { FinishedList } from './FinishedList.tsx';
import { FreeList } from './FreeList.tsx';
import { NextList } from './NextList.tsx';

/** Props of {@link DayLists}. */
export interface DayListsProps {
  /** The work of the day; undefined until it is known. */
  today: Today | undefined;
  devices: readonly ActiveDevice[] | undefined;
}

/** The next tests, the tests just finished, and the free headsets; omits lists that are not loaded [OUR-791]. */
export function DayLists({ today, devices }: DayListsProps): ReactElement {
  return (
    <>
      {today && devices && <NextList tests={nextTests(today, devices)} />}
      {today && <FinishedList tests={finishedTests(today)} unread={today.unread.count} />}
      {devices && <FreeList headsets={freeHeadsets(devices)} />}
    </>
  );
}
