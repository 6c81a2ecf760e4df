import { eyesOf, isPassed, isRight, lettersOf, logCsOf, questionShare } from '@isopter/clinical/contrast';
import { received } from '@isopter/recordings';
import * as recordings from '@isopter/recordings/contrast';
import { describeRecords } from '../../shared/fakes/describeRecords.ts';
import { describe, expect, it } from 'vitest';
import { contrastWords } from '../contrast.texts.ts';
import { answerText, inPlace } from '../plot/answer.ts';
import { rowsOf } from '../plot/LetterChart.tsx';
import type { ContrastRecord } from '../types.ts';
import { initialState, MOST_RECORDS, reduceAll } from './state.ts';
import { viewOf } from './store.ts';

const record = (over: Partial<ContrastRecord> & { run?: number } = {}): ContrastRecord => ({
  eye: 'OD',
  index: 1,
  phase: 1,
  threshold: false,
  question: 'CDH',
  answer: 'CDH',
  variants: [],
  contrast: 10,
  ...over,
});
const event = (data: object) => received('new_contrast_sensitivity_response', data);
const after = (...data: object[]) => viewOf(reduceAll(initialState([]), data.map(event)));

/** How an answer is called, how many of its letters are in place, and whether it passes. */
function said(question: string, answer: string) {
  const one = record({ question, answer });
  return [answerText(contrastWords, one), inPlace(one), isPassed(one)];
}

describe('statistics', () => {
  it('count an answer as right if any of its letters is in the question [CON-02]', () => {
    expect(isRight(record({ answer: 'XYC' }))).toBe(true);
    expect(isRight(record({ answer: 'd' }))).toBe(true);
    expect(isRight(record({ answer: 'XYZ' }))).toBe(false);
    expect(isRight(record({ answer: '' }))).toBe(false);
    expect(isRight(record({ question: 'C D', answer: ' ' }))).toBe(false);
    expect(lettersOf(record({ answer: 'CH' })).map((letter) => letter.isRight)).toEqual([true, false, false]);
    // a single letter is right or wrong as the whole answer is
    for (const answer of ['S', 'ZS', 'Z', '']) {
      const single = record({ question: 'S', answer });
      expect(lettersOf(single).map((letter) => letter.isRight)).toEqual([isRight(single)]);
    }
  });
  it('count 12.5 % per record of the letter chart, and 100 % for a complete eye [CON-01] [OUR-456]', () => {
    expect([0, 1, 4, 7].map((count) => questionShare(count, false, 'CONTRAST_STANDARD'))).toEqual([
      0, 0.125, 0.5, 0.875,
    ]);
    expect(questionShare(12, false, 'CONTRAST_STANDARD')).toBeLessThan(1);
    expect(questionShare(7, false, 'CONTRAST_SINGLE_OPTOTYPE')).toBe(0.5);
    expect(questionShare(3, true, 'CONTRAST_STANDARD')).toBe(1);
  });
  it('convert percent to log CS', () => {
    expect([100, 10, 12.59, 0.5623].map(logCsOf)).toEqual([0, 1, 0.9, 2.25]);
  });
  it('require the right place, and pass a question with two of three letters [CON-02] [OUR-14]', () => {
    // any letter of the question makes an answer right; it was called "Right, 0 of 3 in place"
    expect(said('NSR', 'VRH')).toEqual(['Right letter, out of place', 0, false]);
    expect(said('NSR', 'NRS')).toEqual(['Right', 1, false]);
    expect(said('NSR', 'NSH')).toEqual(['Right', 2, true]);
    expect(said('NSR', 'VHZ')).toEqual(['Wrong', 0, false]);
    expect(said('S', 'S')).toEqual(['Right', 1, true]);
  });
  it('list both eyes as one if the test is binocular [CON-01]', () => {
    const test = { group: 'CONTRAST_SENSITIVITY', eye: '', monocular: false } as const;
    expect(eyesOf(test)).toEqual(['OU']);
    expect(eyesOf({ ...test, monocular: true })).toEqual(['OS', 'OD']);
    expect(eyesOf({ ...test, group: 'CSUITE' })).toEqual(['OS', 'OD']);
    expect(eyesOf({ ...test, eye: 'OD' })).toEqual(['OD']);
  });
});

describe('state', () => {
  it('lists a question once it is answered; before that it is the current one [CON-01]', () => {
    const asked = record({ seq_num: 1, answer: '' });
    expect(after(asked).eyes.OD.records).toEqual([]);
    expect(after(asked).ongoing).toMatchObject({ question: 'CDH', answer: '' });
    expect(after(asked, record({ seq_num: 2 })).eyes.OD.records).toHaveLength(1);
    expect(after(asked, { ...asked, seq_num: 2 }).eyes.OD.records).toEqual([]);
    // no letter was named: the next question tells
    expect(after(asked, record({ seq_num: 2, index: 2, answer: '' })).eyes.OD.records).toHaveLength(1);
  });
  it('replaces a record of the same question, and completes the eye with phase 2 [CON-02]', () => {
    const { eyes } = after(record({ seq_num: 1 }), record({ seq_num: 2, phase: 2, threshold: true }));
    expect(eyes.OD).toMatchObject({ is_complete: true, completion: 100 });
    expect(eyes.OD.records).toHaveLength(1);
    expect(eyes.OD.result).toMatchObject({ index: 1 });
  });
  it('ignores phase 3, and records older than the stored one [CON-02] [CON-03]', () => {
    const view = after(
      record({ seq_num: 5 }),
      record({ seq_num: 6, index: 2, phase: 3 }),
      record({ seq_num: 4, index: 3 }),
    );
    expect(view.eyes.OD.records.map(({ index }) => index)).toEqual([1]);
    expect(view.ongoing?.index).toBe(1);
    expect(view.ignored).toBe(0);
  });
});

it('the letter chart has a line per level, easy ones first', () => {
  const { eyes } = after(
    record({ seq_num: 1, contrast: 1, question: 'S', answer: 'S' }),
    record({ seq_num: 2, index: 2, contrast: 10, question: 'C', answer: 'O' }),
    record({ seq_num: 3, index: 3, contrast: 1, question: 'V', answer: 'V', threshold: true }),
  );
  expect(rowsOf(eyes.OD).map(({ level, letters, isResult }) => [level, letters.length, isResult])).toEqual([
    [1, 1, false],
    [2, 2, true],
  ]);
});

describeRecords('contrast', {
  type: 'new_contrast_sensitivity_response',
  recordings,
  initialState,
  reduceAll,
  shown: (state) => viewOf(state),
  sizeOf: ({ records }) => records.length,
  answerOf: (records) => records,
  otherwise: (record) => ({ ...record, answer: record.answer === 'C' ? 'D' : 'C' }),
  most: MOST_RECORDS,
});
