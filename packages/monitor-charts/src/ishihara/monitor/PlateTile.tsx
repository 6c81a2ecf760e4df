import { memo, type ReactElement } from 'react';
import type { IshiharaWords } from '../ishihara.texts.ts';
import type { Plate, PlateResult } from '../types.ts';
import { expected, open, right, tile, tileNumber, tileTop, unanswered, wrong } from './IshiharaMonitor.css.ts';
import { PlateIcon } from './PlateIcon.tsx';
import { plateText } from './speech.ts';

/** Signs that tell results apart without their colours. */
const SIGNS: Readonly<Record<Exclude<PlateResult, 'unanswered'>, string>> = { right: '✓', wrong: '✗' };

/** Where no numeral is to be read, or none was; it is spoken in words. */
const NOTHING = '–';

/** A result with its sign; the tile of a plate that is still to come has another border. */
const resultText = (texts: IshiharaWords, result: PlateResult): string =>
  result === 'unanswered' ? texts.notYet : `${SIGNS[result]} ${texts[result]}`;

const CLASSES: Readonly<Record<PlateResult, string>> = { right, wrong, unanswered };

interface PlateTileProps {
  plate: Plate;
  size: number;
  texts: IshiharaWords;
  format: (value: number) => string;
}

/** A plate: its number, what was read, what should have been, and whether that is right (COL-03, COL-06). */
export const PlateTile = memo(function PlateTile({ plate, size, texts, format }: PlateTileProps): ReactElement {
  const { number, value, answer, result } = plate;
  return (
    <li
      className={`${tile} ${result === 'unanswered' ? open : ''}`}
      aria-label={plateText(texts, plate, format)}
      data-result={result}
    >
      <span className={tileTop}>
        <span className={tileNumber}>{format(number)}</span>
        <span className={CLASSES[result]}>{resultText(texts, result)}</span>
      </span>
      <PlateIcon result={result} answer={answer ?? ''} size={size} />
      <span className={expected}>{texts.expected({ value: value || NOTHING })}</span>
    </li>
  );
});
