import type { CSSProperties, ReactElement } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { vars } from '../theme/vars.ts';
import { scale } from '../theme/scale.ts';
import { Facts, Page, Points, Section } from './Page.tsx';
import * as css from './page.css.ts';

const SIZES = [
  { size: 'xxl', use: 'Title of a page', sample: 'Perimetry 24-2, AVA Standard' },
  { size: 'xl', use: 'Title of a section', sample: 'Left eye, Goldmann III' },
  { size: 'lg', use: 'Title of a card or dialog', sample: 'Lane 2 headset' },
  { size: 'md', use: 'Text and controls', sample: 'Sensitivity is lowest in the upper nasal field.' },
  { size: 'sm', use: 'Labels, small controls', sample: 'Date of birth' },
  { size: 'xs', use: 'Help, heads of tables', sample: '2 of 51 answers under 0.15 s' },
] as const;
const WEIGHTS = [
  { weight: 'regular', use: 'Text' },
  { weight: 'medium', use: 'Labels, statuses, quiet emphasis' },
  { weight: 'strong', use: 'Titles, names of people, buttons' },
] as const;
/** The same sentence, that the right eye is examined first, in each script the product is offered in, and more. */
const SCRIPTS = [
  { lang: 'en', name: 'Latin', text: 'The right eye is tested first.' },
  { lang: 'ar', name: 'Arabic', text: 'تُفحص العين اليمنى أولاً.' },
  { lang: 'he', name: 'Hebrew', text: 'העין הימנית נבדקת ראשונה.' },
  { lang: 'hi', name: 'Devanagari', text: 'पहले दाहिनी आँख की जाँच होती है।' },
  { lang: 'th', name: 'Thai', text: 'ตรวจตาขวาก่อน' },
  { lang: 'ja', name: 'Japanese', text: '最初に右眼を検査します。' },
  { lang: 'ko', name: 'Korean', text: '오른쪽 눈을 먼저 검사합니다.' },
  { lang: 'zh-Hans', name: 'Simplified Chinese', text: '首先检查右眼。' },
  { lang: 'ru', name: 'Cyrillic', text: 'Сначала проверяется правый глаз.' },
] as const;
const RIGHT_TO_LEFT = new Set(['ar', 'he']);
const px = (rem: string): string => `${Number.parseFloat(rem) * 16} px`;
const big: CSSProperties = { fontSize: '2rem', lineHeight: 1.3 };

function TypePage(): ReactElement {
  return (
    <Page
      title="Type"
      lead="Atkinson Hyperlegible Next, drawn so that letters which look alike do not. Its Mono sets every number that is compared."
    >
      <Section title="Telling letters apart" about="What is misread is a wrong patient, a wrong eye or a wrong value.">
        <div className={css.grid}>
          <div className={css.card}>
            <p style={big}>Il1 O0 B8 5S 6G rn m</p>
            <p className={css.quiet}>Atkinson Hyperlegible Next</p>
          </div>
          <div className={css.card}>
            <p style={{ ...big, fontFamily: vars.font.mono }}>Il1 O0 B8 5S</p>
            <p className={css.quiet}>Atkinson Hyperlegible Mono</p>
          </div>
        </div>
      </Section>
      <Section
        title="Scale"
        about="Six sizes, in rem, so that they follow the size the reader has set. Nothing is smaller than the smallest."
      >
        <div className={css.stack}>
          {SIZES.map(({ size, use, sample }) => (
            <div key={size} className={css.card}>
              <p
                style={{
                  fontSize: vars.fontSize[size],
                  lineHeight: vars.lineHeight.tight,
                  fontWeight: size.endsWith('l') || size === 'lg' ? vars.fontWeight.strong : undefined,
                }}
              >
                {sample}
              </p>
              <p className={css.quiet}>
                <code>fontSize.{size}</code> {px(scale.fontSize[size])}. {use}.
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Weights"
        about="Three. Where a weight is missing from a fallback face, the next one stands in; nothing is smeared to look bold."
      >
        <div className={css.grid}>
          {WEIGHTS.map(({ weight, use }) => (
            <div key={weight} className={css.card}>
              <p style={{ fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight[weight] }}>Okafor, Adaeze</p>
              <p className={css.quiet}>
                <code>fontWeight.{weight}</code> {scale.fontWeight[weight]}. {use}.
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Numbers"
        about={
          <>
            What is compared stands in columns, all digits equally wide: dates, identifiers, percentages, decibels. Put
            them into <code>&lt;data&gt;</code>, or set <code>data-numeric</code>.
          </>
        }
      >
        <Facts
          label="Numbers that are compared"
          columns={['Eye', 'Mean deviation', 'Visual field index', 'Tested']}
          rows={[
            [
              'Right',
              <data key="md" value="-1.27">
                −1.27 dB
              </data>,
              <data key="vfi" value="98">
                98 %
              </data>,
              <data key="on" value="2026-11-20">
                11/20/2026
              </data>,
            ],
            [
              'Left',
              <data key="md" value="-11.08">
                −11.08 dB
              </data>,
              <data key="vfi" value="71">
                71 %
              </data>,
              <data key="on" value="2026-11-07">
                11/07/2026
              </data>,
            ],
          ]}
        />
      </Section>
      <Section
        title="Scripts"
        about="The typeface is Latin. Other scripts come from Noto or its kin on the reader's machine; line height leaves room for what stands above and below."
      >
        <div className={css.grid}>
          {SCRIPTS.map(({ lang, name, text }) => (
            <div key={lang} className={css.card}>
              <p lang={lang} dir={RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr'} style={{ fontSize: vars.fontSize.lg }}>
                {text}
              </p>
              <p className={css.quiet}>
                {name}, <code>{lang}</code>
              </p>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Rules">
        <Points>
          {[
            'Sentence case everywhere. No capitals for emphasis, no letter spacing.',
            'Lines of text end at about 44 rem; headings balance their lines.',
            'Names of people and places keep their own direction inside a sentence: put them into <bdi>.',
            'Text grows to 200 % and wraps; it is cut only in one-line cells, where the whole text is one press away.',
          ]}
        </Points>
      </Section>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Type', component: TypePage, tags: ['!autodocs'] });

export const Type = meta.story({
  play: async ({ canvas }) => {
    const number = canvas.getByText('−11.08 dB');
    await expect(getComputedStyle(number).fontVariantNumeric).toBe('tabular-nums');
    await expect(getComputedStyle(canvas.getByText(SCRIPTS[1].text)).direction).toBe('rtl');
  },
});

const withoutCuts = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
export const TextTwiceAsLarge = meta.story({
  globals: { textScale: '200' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px');
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).fontSize).toBe('52px');
    await withoutCuts();
  },
});
