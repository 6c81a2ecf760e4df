import type { AudioRecord } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { drawTest, reportedTest, reportOf, spanish } from '../fakes/reports.tsx';
import { audiology } from './audiology.tsx';

const tone = (ear: 'RIGHT' | 'LEFT', frequency: number, level: number, rest: Partial<AudioRecord> = {}): AudioRecord =>
  ({ ear, frequency, volume_db: level, threshold: true, is_heard: true, response_time: 0.4, ...rest }) as AudioRecord;

const ear = (name: 'RIGHT' | 'LEFT', level: number): AudioRecord[] =>
  [250, 500, 1000, 2000, 4000, 8000].map((frequency) => tone(name, frequency, level));

const pureTone = reportedTest({ group: 'AUDIOLOGY', strategy: 'PURE_TONE' });
const screening = reportedTest({ group: 'AUDIOLOGY', strategy: 'PURE_TONE_SCREENING' });
const page = (state: AudioRecord[], test = pureTone, options?: typeof spanish): string =>
  reportOf(audiology, state, test, options).pages.join();

describe('what a hearing report says', () => {
  it('has both ears’ average with its grades and their sources [REP-01]', () => {
    const svg = page([...ear('RIGHT', 20), ...ear('LEFT', 45)]);
    for (const said of ['20.0 dB HL', '45.0 dB HL', 'Slight loss', 'Mild loss', 'Moderate loss', 'Clark (1981)', 'WHO'])
      expect(svg).toContain(said);
  });

  it('draws the audiogram of the screen with the symbols of both ears [CHART-03]', () => {
    const svg = page([...ear('RIGHT', 20), tone('LEFT', 1000, 100, { is_heard: false, response_time: 0 })]);
    expect(svg).toContain('data-component="Audiogram"');
    expect(svg.match(/data-ear="RIGHT" data-heard="true"/g)).toHaveLength(6 + 1);
    expect(svg.match(/data-part="no-response"/g)).toHaveLength(1 + 1);
  });

  it('says that an average is worse, and its grade or worse, where a tone was not heard at the loudest level', () => {
    const state = [...ear('RIGHT', 60).slice(0, 4), tone('RIGHT', 4000, 100, { is_heard: false, response_time: 0 })];
    for (const said of ['&gt; 70.0 dB HL', 'Severe loss or worse', 'Moderately severe loss or worse'])
      expect(page(state)).toContain(said);
    const deaf = ear('LEFT', 100).map((one) => ({ ...one, is_heard: false, response_time: 0 }));
    for (const said of ['&gt; 100.0 dB HL', 'Complete loss', 'Profound loss']) expect(page(deaf)).toContain(said);
    expect(page(deaf)).not.toContain('or worse');
    expect(page(ear('RIGHT', 60).slice(0, 4))).toContain('Not enough results');
  });

  it('warns of results that the better ear may have given', () => {
    expect(page([...ear('RIGHT', 10), ...ear('LEFT', 45)])).not.toContain('masking');
    expect(page([...ear('RIGHT', 10), tone('LEFT', 500, 45), tone('LEFT', 4000, 50)])).toContain('4000 Hz: the ears');
  });

  it('shows what people of the same age and sex hear, and names who was measured [OUR-64]', () => {
    const svg = page(ear('RIGHT', 20), { ...pureTone, age: 77, sex: 'F' });
    expect(svg).toContain('data-part="usual"');
    for (const said of ['Middle half of women of 60 to 79 years', 'NHANES 2015 to 2018']) expect(svg).toContain(said);
    expect(page(ear('RIGHT', 20), { ...pureTone, age: 82, sex: 'M' })).toContain('men of 80 years and more');
    for (const nobody of [{ sex: undefined }, { age: 12, sex: 'F' as const }])
      expect(page(ear('RIGHT', 20), { ...pureTone, ...nobody })).not.toMatch(/data-part="usual"|NHANES/);
    expect(page(ear('RIGHT', 20), { ...screening, sex: 'F' })).not.toContain('NHANES');
  });

  it('sets each threshold beside what it was, and its change [OUR-64]', () => {
    const lost = tone('RIGHT', 4000, 90, { is_heard: false, response_time: 0 });
    const before = [...ear('RIGHT', 20), ...ear('LEFT', 20)];
    const earlier = [{ ...pureTone, day: '11/03/2025', excluded: [], state: before }];
    const now = [...ear('RIGHT', 35).filter(({ frequency }) => frequency !== 4000), lost];
    expect(reportOf(audiology, now, { ...pureTone, earlier }).tables[0]?.rows).toEqual([
      ['Right ear', '35', '35', '35', '35', '>90', '35'],
      ['11/03/2025', '20', '20', '20', '20', '20', '20'],
      ['Change', '+15 ▼', '+15 ▼', '+15 ▼', '+15 ▼', '≥+70', '+15'],
    ]);
  });

  it('prints the change next to an average, and the definition of a change [OUR-433]', () => {
    const earlier = [{ ...pureTone, day: '11/03/2025', excluded: [], state: ear('RIGHT', 20) }];
    const state = ear('RIGHT', 30);
    const { pages } = reportOf(audiology, state, { ...pureTone, earlier });
    expect(pages.join()).toContain('Change since 11/03/2025');
    expect(pages.join()).toContain('+10.0 dB, worse');
    expect(drawTest(audiology, state, { ...pureTone, earlier })?.notes.join()).toContain('more than 5 dB (ASHA 2005)');
  });

  it('compares each ear with the newest earlier test of it that can be relied on [OUR-560]', () => {
    const on = (day: string, state: AudioRecord[]) => ({ ...pureTone, day, excluded: [], state });
    const pressed = Array.from({ length: 6 }, () =>
      tone('LEFT', 1000, 20, { threshold: false, catch_trial: 'silence', is_heard: true }),
    );
    const earlier = [
      on('02/01/2026', [...ear('LEFT', 60), ...pressed]),
      on('01/01/2026', ear('RIGHT', 20)),
      on('12/04/2025', ear('LEFT', 20)),
    ];
    const report = reportOf(audiology, [...ear('LEFT', 30), ...ear('RIGHT', 20)], { ...pureTone, earlier });
    expect(report.tables[0]?.rows.map(([head]) => head)).toEqual([
      'Left ear',
      '12/04/2025',
      'Change',
      'Right ear',
      '01/01/2026',
      'Change',
    ]);
    for (const said of ['Change since 12/04/2025', '+10.0 dB, worse', 'Change since 01/01/2026'])
      expect(report.pages.join()).toContain(said);
  });

  it('has no change of the levels of a screening [OUR-561]', () => {
    const earlier = [{ ...screening, day: '11/03/2025', excluded: [], state: ear('RIGHT', 20) }];
    const report = reportOf(audiology, ear('RIGHT', 40), { ...screening, earlier });
    expect(report.tables[0]?.rows).toHaveLength(1);
    expect(report.pages.join()).not.toMatch(/11\/03\/2025|▼/);
  });

  it('prints the criterion next to an average [OUR-435]', () => {
    const silence = (i: number) =>
      tone('RIGHT', 1000, 20, { threshold: false, catch_trial: 'silence', is_heard: i < 4, retest: false });
    const again = tone('RIGHT', 1000, 35, { threshold: false, retest: true });
    const svg = page([...ear('RIGHT', 20), again, ...Array.from({ length: 12 }, (_, i) => silence(i))]);
    for (const said of [
      'Retest at 1000 Hz',
      '+15 dB, beyond ±5 dB: repeat the test',
      'Presses in silent intervals',
      '4 of 12, too many: not reliable',
    ])
      expect(svg).toContain(said);
    const soon = tone('RIGHT', 1000, 30, { threshold: false, response_time: 0.1 });
    const old = page([soon, ...ear('RIGHT', 20)]);
    expect(old).toContain('1 of 7, too few to judge');
    expect(old.match(/Not known/g)).toHaveLength(2);
  });

  it('does not grade children by a scale for adults, and prints the reason [OUR-434]', () => {
    const infant = page(ear('RIGHT', 20), { ...pureTone, age: 0 });
    expect(infant).toContain('No norm below 18 years');
    expect(infant).toContain('No norm below 5 years');
    expect(infant).not.toContain('Slight loss');
    const child = page(ear('RIGHT', 20), { ...pureTone, age: 9 });
    expect(child).toContain('No norm below 18 years');
    expect(child).toContain('Slight loss');
  });

  it('says of a screening whether all was heard, and at which levels it screens', () => {
    const heard = [1000, 2000, 4000].map((frequency) => tone('LEFT', frequency, 25));
    expect(page(heard, screening)).toContain('Heard all tones');
    const missed = [...heard, tone('LEFT', 4000, 25, { is_heard: false, response_time: 0 })];
    expect(page(missed, screening)).toContain('Did not hear all tones');
    expect(page(heard.slice(0, 2), screening)).toContain('Not complete');
    expect(page(missed, screening)).toContain('&gt;25');
    expect(page(missed, screening)).toContain('Screening levels');
  });

  it('speaks Spanish [REP-07]', () => {
    const svg = page(ear('RIGHT', 20), pureTone, spanish);
    for (const word of ['Informe de audición', 'Oído derecho', 'Frecuencia (Hz)', 'OMS 2021'])
      expect(svg).toContain(word);
  });

  it('has the results as a table, a row an ear, and no report without tones', () => {
    const { tables } = reportOf(audiology, [...ear('RIGHT', 20), ...ear('LEFT', 45)], pureTone);
    expect(tables[0]?.rows).toEqual([
      ['Left ear', '45', '45', '45', '45', '45', '45'],
      ['Right ear', '20', '20', '20', '20', '20', '20'],
    ]);
    expect(() => page([])).toThrow('nothing to report');
  });

  it('leaves out tones that no audiometer gives', () => {
    const nonsense = [NaN, 1e12, -400].map((level) => tone('RIGHT', 1000, level));
    expect(reportOf(audiology, [...nonsense, ...ear('RIGHT', 20)], pureTone).tables[0]?.rows[0]).toContain('20');
    expect(page([...nonsense, ...ear('RIGHT', 20)])).not.toMatch(/NaN|1e\+?12/);
  });
});
