import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { noData } from './monitor.css.ts';
import { sharedWords } from './shared.texts.ts';

/** The text of an empty list or chart: nothing was received, or, while the test is running, nothing yet (MON-14). */
export function useNoData(isDone: boolean): string {
  const texts = useTexts(sharedWords);
  return isDone ? texts.noDataReceived : texts.noData;
}

/** The placeholder of an empty list or chart (MON-14). */
export const NoData = ({ isDone }: { isDone: boolean }): ReactElement => <p className={noData}>{useNoData(isDone)}</p>;
