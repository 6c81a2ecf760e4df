import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { noData } from './monitor.css.ts';
import { sharedWords } from './shared.texts.ts';

/** What is said where nothing was recorded: that nothing came, or, while a test runs, that nothing came yet (MON-14). */
export function useNoData(isDone: boolean): string {
  const texts = useTexts(sharedWords);
  return isDone ? texts.noDataReceived : texts.noData;
}

/** Stands in the place of a list or picture nothing was recorded for (MON-14). */
export const NoData = ({ isDone }: { isDone: boolean }): ReactElement => <p className={noData}>{useNoData(isDone)}</p>;
