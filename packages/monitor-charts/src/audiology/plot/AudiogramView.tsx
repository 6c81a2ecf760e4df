import { useNumberFormat, useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { Measured } from '../../shared/Measured.tsx';
import { audiologyWords } from '../audiology.texts.ts';
import { FIGURES } from '../figures.ts';
import { Audiogram, type AudiogramProps } from './Audiogram.tsx';
import { view } from './AudiogramView.css.ts';

/** Props of {@link AudiogramView}. */
export type AudiogramViewProps = Pick<AudiogramProps, 'thresholds' | 'earlier' | 'usual'>;

/**
 * An audiogram in the size of its column: what was measured, over what an earlier test of the same ears came to.
 * @selector [data-component="AudiogramView"] The place of the drawing.
 */
export function AudiogramView(props: AudiogramViewProps): ReactElement {
  const texts = useTexts(audiologyWords);
  const format = useNumberFormat(FIGURES);
  return (
    <div className={view} data-component="AudiogramView">
      <Measured>{(width, height) => <Audiogram {...props} {...{ width, height, texts, format }} />}</Measured>
    </div>
  );
}
