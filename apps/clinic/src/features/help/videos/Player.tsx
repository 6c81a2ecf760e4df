import { Button, SegmentedControl, Slider, useMatches, useNumberFormat } from '@isopter/ui';
import { PauseIcon, PlayIcon, RestartIcon } from '@isopter/ui/icons';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Film } from './films.ts';
import { captionAt, shareAt } from './playback.ts';
import { usePlayback } from './usePlayback.ts';
import * as css from './videos.css.ts';

const SECONDS = { style: 'unit', unit: 'second', maximumFractionDigits: 0 } as const;
const SPEEDS = ['0.5', '1', '2', '4'] as const;

/** A recorded test on its monitor, with captions in text; nothing moves before somebody plays it. */
export function Player({ film }: { film: Film }): ReactElement {
  const { t } = useTranslation('help');
  const { id, length, starts, Picture } = film;
  const title = useId();
  const format = useNumberFormat({ maximumFractionDigits: 1 });
  const seconds = useNumberFormat(SECONDS);
  const isCalm = useMatches('(prefers-reduced-motion: reduce)');
  const { at, isPlaying, speed, setSpeed, goTo, toggle } = usePlayback(length);
  const captions: readonly string[] = Object.values(t(($) => $.captions[id], { returnObjects: true }));
  const current = captionAt(starts, at);
  return (
    <section aria-labelledby={title} className={css.player} data-component="HelpVideo">
      <div>
        <h2 id={title} className={css.title}>
          {t(($) => $.watch[id].title)}
        </h2>
        <p className={css.hint}>{t(($) => $.watch[id].summary)}</p>
      </div>
      <div className={css.controls} data-part="controls">
        <Button variant="primary" icon={<ToggleIcon {...{ isPlaying }} hasEnded={at >= length} />} onPress={toggle}>
          {isPlaying ? t(($) => $.player.pause) : at >= length ? t(($) => $.player.again) : t(($) => $.player.play)}
        </Button>
        <div className={css.position}>
          <Slider
            label={t(($) => $.player.position)}
            isLabelHidden
            value={at}
            onChange={goTo}
            minValue={0}
            maxValue={length}
            step={1}
            formatOptions={SECONDS}
          />
        </div>
        <div className={css.speed}>
          <SegmentedControl
            label={t(($) => $.player.speed)}
            isLabelHidden
            segments={SPEEDS.map((one) => ({
              id: one,
              label: t(($) => $.player.times, { speed: format(Number(one)) }),
            }))}
            value={SPEEDS.find((one) => Number(one) === speed) ?? '1'}
            onChange={(one) => setSpeed(Number(one))}
          />
        </div>
      </div>
      <p className={css.caption} role="status" data-part="caption">
        {captions[current]}
      </p>
      <div
        className={css.picture}
        role="group"
        aria-label={t(($) => $.player.picture, { title: t(($) => $.watch[id].title) })}
      >
        <Picture share={shareAt(film, at, isCalm)} />
      </div>
      <h3 className={css.subtitle}>{t(($) => $.player.captions)}</h3>
      <ol className={css.transcript}>
        {captions.map((caption, index) => (
          <li key={caption}>
            <div className={css.line} aria-current={index === current ? 'step' : undefined}>
              <Button
                variant="quiet"
                size="sm"
                aria-label={t(($) => $.player.goTo, { at: seconds(starts[index]!) })}
                onPress={() => goTo(starts[index]!)}
              >
                {seconds(starts[index]!)}
              </Button>
              <span>{caption}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ToggleIcon({ isPlaying, hasEnded }: { isPlaying: boolean; hasEnded: boolean }): ReactElement {
  if (isPlaying) return <PauseIcon />;
  return hasEnded ? <RestartIcon /> : <PlayIcon />;
}
