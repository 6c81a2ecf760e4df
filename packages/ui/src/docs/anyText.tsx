import type { ReactElement } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { expect } from 'storybook/test';
import type { ComponentDocs } from './ComponentDocs.ts';
import { type SampleKind, sampleTexts } from './sampleTexts.ts';

const UNUSUAL: readonly SampleKind[] = ['long', 'empty', 'rightToLeft', 'emoji'];

/** The width of a phone's column: what fits here fits everywhere. */
const BOX = { inlineSize: 288, maxInlineSize: '100%' };

function Sample({ docs, kind }: { docs: ComponentDocs; kind: SampleKind }): ReactElement {
  const { locale } = useLocale();
  const isRightToLeft = kind === 'rightToLeft';
  return (
    <I18nProvider locale={isRightToLeft ? 'ar-EG' : locale}>
      {/* without texts there are no names to announce */}
      <div data-sample={kind} style={BOX} dir={isRightToLeft ? 'rtl' : undefined} inert={kind === 'empty'}>
        {docs.example(sampleTexts[kind])}
      </div>
    </I18nProvider>
  );
}

/**
 * A story with over-long, missing, right-to-left and emoji texts in a narrow column: none of them breaks the component
 * or pushes anything out of it. Overlays, of which one can be open, take one kind of text a story.
 * @param kinds all unusual ones unless told
 */
export const anyText = (docs: ComponentDocs, kinds: readonly SampleKind[] = UNUSUAL) => ({
  tags: ['!autodocs'],
  render: (): ReactElement => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      {kinds.map((kind) => (
        <Sample key={kind} docs={docs} kind={kind} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-sample]')];
    await expect(samples.map(({ dataset }) => dataset['sample'])).toEqual(kinds);
    for (const sample of samples) {
      await expect(sample.scrollWidth, sample.dataset['sample']).toBeLessThanOrEqual(sample.clientWidth);
    }
    const parts = [...document.querySelectorAll<HTMLElement>('[data-component]')];
    for (const overlay of parts.filter((part) => !canvasElement.contains(part))) {
      await expect(overlay.scrollWidth, overlay.dataset['component']).toBeLessThanOrEqual(overlay.clientWidth);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
