import type { CallCheckResults } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { Meter, StatusMarker } from '@isopter/ui';
import { VideoOffIcon } from '@isopter/ui/icons';
import { type ReactElement, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './CallCheckList.css.ts';
import { checkTone, countProblems } from './checkTone.ts';
import { useCallCheck } from './useCallCheck.ts';

/**
 * Checks camera, microphone, network and relay for at most 5 s, and says what to do about each. Shows the user's own picture
 * and the level of the microphone until it is unmounted.
 */
export function CallCheckList({ session }: { session: Id }): ReactElement {
  const { t } = useTranslation();
  const { results, own, level } = useCallCheck(session);
  const picture = results.camera === 'works' ? own : null;
  return (
    <div className={css.check}>
      <div className={css.stage}>{picture ? <OwnPicture media={picture} /> : <VideoOffIcon />}</div>
      <Meter label={t(($) => $.technicians.check.level)} value={Math.round(100 * level)} />
      <ul className={css.list}>
        <Part result={results.camera}>{t(($) => $.technicians.check.camera[results.camera])}</Part>
        <Part result={results.microphone}>{t(($) => $.technicians.check.microphone[results.microphone])}</Part>
        <Part result={results.network}>{t(($) => $.technicians.check.network[results.network])}</Part>
        <Part result={results.relay}>{t(($) => $.technicians.check.relay[results.relay])}</Part>
      </ul>
      <Summary results={results} />
    </div>
  );
}

function OwnPicture({ media }: { media: MediaStream }): ReactElement {
  const { t } = useTranslation();
  // the level renders it ten times a second, and a stream that is set again starts again
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video) video.srcObject = media;
    },
    [media],
  );
  return (
    <video
      ref={show}
      className={css.picture}
      aria-label={t(($) => $.technicians.check.picture)}
      autoPlay
      playsInline
      muted
    />
  );
}

interface PartProps {
  result: CallCheckResults[keyof CallCheckResults];
  children: string;
}

const Part = ({ result, children }: PartProps): ReactElement => (
  <li>
    <StatusMarker tone={checkTone(result)}>{children}</StatusMarker>
  </li>
);

/** Announces the end of the check, not each result. */
function Summary({ results }: { results: CallCheckResults }): ReactElement {
  const { t } = useTranslation();
  const count = countProblems(results);
  return (
    <p className={css.summary} role="status">
      {count === null && t(($) => $.technicians.check.running)}
      {count === 0 && t(($) => $.technicians.check.allWorks)}
      {count !== null && count > 0 && t(($) => $.technicians.check.problems, { count })}
    </p>
  );
}
