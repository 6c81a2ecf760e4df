import { memo, type ReactElement } from 'react';
import type { IshiharaWords } from '../ishihara.texts.ts';
import type { Plate, PlateResult } from '../types.ts';
import { expected, open, right, tile, tileNumber, tileTop, unanswered, wrong } from './IshiharaMonitor.css.ts';
import { PlateIcon } from './PlateIcon.tsx';
import { plateText } from './speech.ts';

/** Symbols that distinguish the results without colour. */
const SIGNS: Readonly<Record<Exclude<PlateResult, 'unanswered'>, string>> = { right: '✓', wrong: '✗' };

/** Shown if a plate has no numeral or none was read; announced in words. */
const NOTHING = '–';

/** A result with its symbol; the tile of an untested plate has another border instead. */
const resultText = (texts: IshiharaWords, result: PlateResult): string =>
  result === 'unanswered' ? texts.notYet : `${SIGNS[result]} ${texts[result]}`;

const CLASSES: Readonly<Record<PlateResult, string>> = { right, wrong, unanswered };

interface PlateTileProps {
  plate: Plate;
  size: number;
  texts: IshiharaWords;
  format: (value: number) => string;
}

/**
 * The tile of a plate: its number, the response, the expected response, and the result (COL-03, COL-06).
 * @selector [data-result] On the tile: `right`, `wrong` or `unanswered`.
 */
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
