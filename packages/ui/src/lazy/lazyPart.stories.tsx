import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { lazyPart } from './lazyPart.tsx';

/** A part whose file cannot be had, in the place it was to take. */
function Missing(): ReactElement {
  const [Part] = useState(() => lazyPart(() => Promise.reject(new TypeError('Failed to fetch'))));
  return (
    <Card title="Visual fields">
      <Part />
    </Card>
  );
}

const meta = preview.meta({ title: 'Components/lazyPart', component: Missing });

/** Fails without affecting the page, shows an error, and can be retried [ERR-07]. */
export const MissingPart = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part could not be loaded', {}, { timeout: 5_000 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Visual fields' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
