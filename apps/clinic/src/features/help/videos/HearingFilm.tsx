import type { LiveEvent } from '@isopter/contract';
import { AudiologyMonitor, createAudiologyStore } from '@isopter/monitor-charts/audiology';
import { mild, steep } from '@isopter/recordings/audiology';
import type { ReactElement } from 'react';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import type { FilmProps } from './films.ts';
import { useReplay } from './useReplay.ts';

/** One recording is of each ear: the tones of the second go on counting where the first ends. */
const BOTH_EARS: readonly LiveEvent[] = [...mild, ...steep]
  .filter((event) => event.type === 'new_pure_tone_response')
  .map((event, index) => ({ ...event, data: { ...event.data, seq_num: index + 1 } }));

const createStore = () => createAudiologyStore();

/** The hearing of somebody whose left ear hears high tones badly. */
export function HearingFilm({ share }: FilmProps): ReactElement {
  const view = useReplay(createStore, BOTH_EARS, share);
  return (
    <ChartWords kind="audiology">
      <AudiologyMonitor view={view} age={60} isDone={share >= 1} />
    </ChartWords>
  );
}
