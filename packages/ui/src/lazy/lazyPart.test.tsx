import '../theme/theme.css.ts';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { toasts } from '../Toast/toasts.ts';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { lazyOverlay } from './lazyOverlay.tsx';
import { lazyPart } from './lazyPart.tsx';
import { loadPart } from './loadPart.ts';
import { eventually } from '../../../../scripts/test/eventually.ts';

const Part = ({ name = 'part' }: { name?: string }): ReactElement => <p>The {name} is here</p>;
const gone = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => toasts.clear());

describe('lazyPart', () => {
  it('loads without notice after a short failure [ERR-07]', async () => {
    const load = vi.fn<() => Promise<typeof Part>>().mockImplementationOnce(gone).mockResolvedValue(Part);
    const Lazy = lazyPart(load, { loading: () => <p>Loading</p> });
    const page = await render(<Lazy name="chart" />);
    await expect.element(page.getByText('Loading')).toBeVisible();
    await expect.element(page.getByText('The chart is here')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails without affecting the page, shows an error, and loads automatically when the network is back [ERR-07]', async () => {
    const load = vi.fn<() => Promise<typeof Part>>(gone);
    const Lazy = lazyPart(load);
    const page = await render(
      <>
        <p>What is around it</p>
        <Lazy />
      </>,
    );
    await expect.element(page.getByText('This part could not be loaded')).toBeVisible();
    await expect.element(page.getByText('What is around it')).toBeVisible();
    load.mockResolvedValue(Part);
    dispatchEvent(new Event('online'));
    await expect.element(page.getByText('The part is here')).toBeVisible();
  });

  it('is loaded again on request [ERR-07]', async () => {
    const load = vi.fn<() => Promise<typeof Part>>(gone);
    const Lazy = lazyPart(load);
    const page = await render(<Lazy />);
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    load.mockResolvedValue(Part);
    await retry.click();
    await expect.element(page.getByText('The part is here')).toBeVisible();
  });

  it('needs no network after it was preloaded [ERR-07]', async () => {
    const load = vi.fn<() => Promise<typeof Part>>().mockResolvedValueOnce(Part).mockImplementation(gone);
    const Lazy = lazyPart(load);
    Lazy.preload();
    await eventually(() => expect(load).toHaveBeenCalledOnce());
    const page = await render(<Lazy />);
    await expect.element(page.getByText('The part is here')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('lazyOverlay', () => {
  it('shows an error instead of opening if it cannot be loaded, and opens the next time [ERR-07]', async () => {
    const load = vi.fn<() => Promise<typeof Part>>(gone);
    const dismiss = vi.fn<() => void>();
    const Lazy = lazyOverlay(load, dismiss);
    const page = await render(
      <>
        <ToastRegion />
        <Lazy />
      </>,
    );
    await expect.element(page.getByText(/^This could not be loaded\./)).toBeVisible();
    expect(dismiss).toHaveBeenCalled();
    await page.unmount();
    load.mockResolvedValue(Part);
    const again = await render(<Lazy />);
    await expect.element(again.getByText('The part is here')).toBeVisible();
  });
});

describe('loadPart', () => {
  it('reloads a style sheet that failed: the browser’s import would continue without it [ERR-07]', async () => {
    const style = 'data:text/css,.dressed{color:rgb(1,2,3)}';
    const load = async (): Promise<string> => {
      if (document.querySelector('link.of-a-part')) return 'part';
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', className: 'of-a-part' });
      link.href = new URL('/no/such/style.css', location.href).href;
      await new Promise((_, fail) => {
        link.addEventListener('error', () => {
          link.href = style;
          fail(new Error('Unable to preload CSS'));
        });
        document.head.append(link);
      });
      return 'never';
    };
    await expect(loadPart(load)).resolves.toBe('part');
    const page = await render(<p className="dressed">Text</p>);
    expect(getComputedStyle(page.getByText('Text').element()).color).toBe('rgb(1, 2, 3)');
    document.querySelector('link.of-a-part')?.remove();
  });

  it('does not wait for a failed style sheet that is no longer on the page [ERR-07]', async () => {
    let tries = 0;
    const load = async (): Promise<string> => {
      tries += 1;
      if (tries > 1) return 'part';
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
      link.href = new URL('/no/such/style.css', location.href).href;
      await new Promise((_, fail) => {
        link.addEventListener('error', () => {
          link.remove();
          fail(new Error('Unable to load the style sheet'));
        });
        document.head.append(link);
      });
      return 'never';
    };
    await expect(loadPart(load)).resolves.toBe('part');
  });
});
