import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Foot } from './Foot.tsx';
import { englishPageTexts } from './texts.ts';
import type { ReportAbout, ReportSignature } from './types.ts';

const about: ReportAbout = {
  clinic: 'Northside Eye Clinic',
  patient: { name: 'Okafor, Adaeze', dateOfBirth: '', age: 65, patientId: 'A-20418', gender: '' },
  device: 'Lane 2 headset',
  tested: 'Nov 20, 2026',
  doctor: 'Helen Ashworth',
  made: 'Nov 20, 2026',
  procedureVersion: '4.5.0',
};

const foot = (signature?: ReportSignature): string =>
  renderToStaticMarkup(
    <svg>
      <Foot about={{ ...about, ...(signature && { signature }) }} notes={['Norms: none']} texts={englishPageTexts} />
    </svg>,
  ).replaceAll(/[\u2066-\u2069]/g, '');

/** The texts with a line through them. */
const struck = (svg: string): (string | undefined)[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text><line[^>]*data-part="strike"/g)].map(([, text]) => text);

describe('the doctor’s interpretation on a page [OUR-24] [OUR-25]', () => {
  it('has room to write, for a signature and for a date, until it is signed', () => {
    const svg = foot({ text: '', signed: null, earlier: [] });
    for (const said of ['Not yet signed', 'Helen Ashworth, signature', 'Date and time']) expect(svg).toContain(said);
    expect(svg).toContain('stroke-dasharray');
  });

  it('shows the signed text and its signer, without room to write', () => {
    const svg = foot({ text: 'Stable.', signed: 'Signed by Helen Ashworth, Nov 20', earlier: [] });
    for (const said of ['Stable.', 'Signed by Helen Ashworth, Nov 20']) expect(svg).toContain(said);
    expect(svg).not.toMatch(/stroke-dasharray|Not yet signed|Date and time/);
    expect(struck(svg)).toEqual([]);
    expect(foot({ text: '', signed: 'Signed', earlier: [] })).toContain('Signed without a text');
  });

  it('shows the newest amendment, with the replaced text struck out', () => {
    const svg = foot({ text: 'Progressing.', signed: 'Amendment 2, signed by …', earlier: ['Healthy.', 'Stable.'] });
    expect(svg).toContain('Progressing.');
    expect(struck(svg)).toEqual(['Stable.']);
  });

  it('is missing on a page of several tests', () => {
    expect(foot()).not.toContain('Interpretation');
  });
});
