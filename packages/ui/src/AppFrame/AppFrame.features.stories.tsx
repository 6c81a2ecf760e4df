import { type ReactElement, useEffect, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { appFrameDocs } from './AppFrame.docs.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { AppNavigation } from '../AppNavigation/AppNavigation.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { HelpIcon, PatientIcon } from '../icons/index.ts';
import { AppFrame, type AppFrameProps } from './AppFrame.tsx';

/** An application in which the browser's own button leads back. */
function Back(props: AppFrameProps): ReactElement {
  const [path, setPath] = useState(props.path);
  useEffect(() => {
    const back = (): void => setPath('/devices');
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  return <AppFrame {...props} path={path} />;
}

const navigate = fn();
const size = (value: string) => ({ viewport: { value, isRotated: false } });
const meta = preview.meta({
  title: 'Patterns/AppFrame/Features',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  globals: size('desktop'),
  args: {
    navigation: (
      <AppNavigation
        entries={[{ id: 'patients', label: 'Patients', icon: <PatientIcon />, href: '/patients', isCurrent: true }]}
        bottomEntries={[{ id: 'help', label: 'Help', icon: <HelpIcon />, href: '/help' }]}
      />
    ),
    header: <AppHeader start="Northside Eye Clinic" end={<Avatar name="Maria Rossi" />} />,
    children: <h1 style={{ padding: 28 }}>Patients</h1>,
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
});

export const SheetOnly = meta.story({
  name: 'Has no empty column if the navigation has no entries [OUR-532]',
  args: { isSheetOnly: true, navigation: <AppNavigation entries={[]} bottomEntries={[]} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(0);
  },
});
export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('Patients');
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' }).parentElement?.getBoundingClientRect().width).toBe(
      232,
    );
  },
});
export const SkipLink = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
export const Icons = meta.story({
  globals: size('tabletUpright'),
  play: async ({ canvas }) => {
    const patients = canvas.getByRole('link', { name: 'Patients' });
    await expect(patients).toHaveTextContent('');
    patients.focus();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Help');
  },
});
export const Sheet = meta.story({
  name: 'The menu is a sheet on a phone and closes on navigation [NAV-09]',
  globals: size('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Main' }));
    await userEvent.click(sheet.getByRole('link', { name: 'Help' }));
    await expect(navigate).toHaveBeenLastCalledWith('/help', undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
export const SheetOpen = meta.story({
  globals: size('phone'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const sheet = await screen.findByRole('dialog', { name: 'Main' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
});
export const LargeText = meta.story({
  name: 'With text twice as large, has the layout of a window half as wide, with room for its icons',
  globals: { ...size('desktop'), textScale: '200' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="AppFrame"]')).toHaveAttribute('data-layout', 'icons');
    const place = canvas.getByRole('link', { name: 'Patients' });
    const icon = place.querySelector('svg')!.getBoundingClientRect();
    await expect(place.getBoundingClientRect().width).toBeGreaterThan(icon.width);
  },
});
export const LargeTextOnPhone = meta.story({
  name: 'On a phone the header stays one line, also with text twice as large',
  globals: { ...size('phone'), textScale: '200' },
  args: {
    header: (
      <AppHeader
        start="Northside"
        end={
          <>
            <IconButton label="Help" icon={<HelpIcon />} />
            <Avatar name="Maria Rossi" />
          </>
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const button = canvas.getByRole('button', { name: 'Help' });
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    await expect(header.getBoundingClientRect().height).toBeLessThan(1.5 * button.getBoundingClientRect().height);
    await expect(canvas.getByText('Northside')).toBeVisible();
  },
});
export const SheetEntries = meta.story({
  name: 'Controls that do not fit the header are in the sheet, and only there',
  globals: size('phone'),
  args: {
    navigation: (
      <AppNavigation
        entries={[{ id: 'patients', label: 'Patients', icon: <PatientIcon />, href: '/patients' }]}
        sheetEntries={[{ id: 'help', label: 'Help', icon: <HelpIcon />, href: '/help' }]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Main' }));
    await expect(sheet.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
  },
});
export const WithoutNavigation = meta.story({
  args: { navigation: undefined, footer: 'Isopter 0.1' },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'Isopter' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Isopter 0.1');
  },
});
export const GoneElsewhere = meta.story({
  name: 'The sheet also closes on other ways of navigation [NAV-09]',
  globals: size('phone'),
  args: { path: '/patients' },
  render: (args) => <Back {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await screen.findByRole('dialog', { name: 'Main' });
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
/** A screen whose button leads to the next one, and which opens a question without a press. */
function Going(props: AppFrameProps): ReactElement {
  const [path, setPath] = useState('/patients');
  const [isAsking, setAsking] = useState(false);
  return (
    <AppFrame {...props} path={path}>
      {path === '/patients' ? (
        <Button onPress={() => setPath('/tests')}>Go on</Button>
      ) : (
        <>
          <h1>Tests</h1>
          <Button
            onPress={({ target }) => {
              target.remove();
              setAsking(true);
            }}
          >
            Ask
          </Button>
        </>
      )}
      <Dialog title="How many?" isOpen={isAsking} onOpenChange={setAsking}>
        One or two
      </Dialog>
    </AppFrame>
  );
}
export const KeptFocus = meta.story({
  name: 'Moves the focus to the screen if it would be lost: on a new screen, after a dialog whose button is gone [OUR-78]',
  render: (args) => <Going {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog', { name: 'How many?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});
export const Landmarks = meta.story({
  name: 'Everything but the skip link is in a landmark',
  play: async ({ canvas }) => {
    const home = canvas.getByRole('navigation', { name: 'Home' });
    await expect(within(home).getByRole('link', { name: 'Isopter' })).toBeVisible();
  },
});
export const TransparentHeader = meta.story({
  name: 'The header can be transparent [NAV-09]',
  args: { isHeaderTransparent: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('banner')).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
});
/** Uses the width of a phone: a desktop window is never as narrow as the box of these texts. */
export const AnyTextLong = meta.story({ ...anyText(appFrameDocs, ['long']), globals: size('phone') });
export const AnyTextRightToLeft = meta.story({ ...anyText(appFrameDocs, ['rightToLeft']), globals: size('phone') });
export const AnyTextEmoji = meta.story({ ...anyText(appFrameDocs, ['emoji']), globals: size('phone') });
