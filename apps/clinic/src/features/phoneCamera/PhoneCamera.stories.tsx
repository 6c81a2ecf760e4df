import { DEVICE_CLOSE } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  answerDevices,
  askForPicture,
  fakeCamera,
  orderPictures,
  welcomePhone,
} from '../../fakes/browser/phoneCamera.ts';
import { cutConnections, openPaths } from '../../fakes/browser/scriptedSocket.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';
import { forgetToken } from './link.ts';

const STORED = { OD: 1, OS: 0 };
const asked = fn();

interface Phone {
  /** Whether the page was opened by a link. */
  link?: boolean;
  /** The error with which the browser refuses the camera. */
  camera?: string;
  answer?: () => Response | Promise<Response>;
}

const enter =
  ({ link = false, camera, answer = () => Response.json(STORED) }: Phone = {}) =>
  async ({ globals }: { globals: Record<string, unknown> }) => {
    asked.mockClear();
    forgetToken();
    const leave = await stage(String(globals['locale']), {}, null);
    if (link) history.replaceState(null, '', '#a-secret');
    const ends = [
      fakeCamera(camera),
      answerDevices((url) => {
        asked(`${url.pathname} ${url.searchParams.get('eye') ?? ''}`.trim());
        return answer();
      }),
    ];
    return () => {
      for (const end of ends) end();
      history.replaceState(null, '', location.pathname + location.search);
      forgetToken();
      leave();
    };
  };

const meta = preview.meta({
  title: 'Screens/Phone as a camera',
  component: AppAt,
  args: { path: '/camera' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: enter(),
});

type Canvas = ReturnType<typeof within>;
const english = { tags: ['!autodocs'], globals: { locale: 'en-US', viewport: { value: 'phone' } } };

/** Waits until the phone has connected, and is known. */
const connected = async (): Promise<void> => {
  await waitFor(() => expect(openPaths()).toContain('/device/channel'));
  welcomePhone();
};
/** Waits until the camera shows its first picture: before, there is none to take. */
const ready = async (canvas: Canvas): Promise<HTMLElement> => {
  const take = await canvas.findByRole('button', { name: 'Take picture' });
  await waitFor(() => expect(take).toBeEnabled());
  return take;
};
const refuse = (status: number, name: string) => (): Response => Response.json({ detail: '', name }, { status });

export const Asks = meta.story({
  ...english,
  name: 'Asks before it becomes the camera, and keeps the secret out of the address [OUR-131] [OUR-642]',
  args: { path: '/camera?code=K7QM-2RTX' },
  beforeEach: enter({ link: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('K7QM-2RTX')).toBeVisible();
    await expect(location.href).not.toContain('secret');
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this phone as camera' }));
    await connected();
    await expect(asked.mock.calls).toEqual([['/device/camera/']]);
    await expect(await canvas.findByText('Ready')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Phone 1' })).toBeVisible();
  },
});

export const LinkNotValid = meta.story({
  ...english,
  name: 'Says that a link is not valid [OUR-642]',
  beforeEach: enter({ link: true, answer: refuse(400, 'UnknownLink') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this phone as camera' }));
    await expect(await canvas.findByText('Link not valid')).toBeVisible();
  },
});

export const Unreached = meta.story({
  ...english,
  name: 'Offers the link again when the server did not answer [OUR-642]',
  beforeEach: enter({ link: true, answer: refuse(503, 'Busy') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this phone as camera' }));
    await expect(await canvas.findByText('The server did not answer. Try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use this phone as camera' })).toBeEnabled();
  },
});

/** The page reports a camera problem before it uses the link, which works only once. */
const reports =
  (title: string) =>
  async ({ canvas }: { canvas: Canvas }): Promise<void> => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this phone as camera' }));
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  };
export const NotAllowed = meta.story({
  ...english,
  name: 'Says why there is no camera: Camera not allowed [OUR-642]',
  beforeEach: enter({ link: true, camera: 'NotAllowedError' }),
  play: reports('Camera not allowed'),
});
export const NoCamera = meta.story({
  ...english,
  name: 'Says why there is no camera: No camera found [OUR-642]',
  beforeEach: enter({ link: true, camera: 'NotFoundError' }),
  play: reports('No camera found'),
});
export const InUse = meta.story({
  ...english,
  name: 'Says why there is no camera: Camera in use [OUR-642]',
  beforeEach: enter({ link: true, camera: 'NotReadableError' }),
  play: reports('Camera in use'),
});
export const Unsupported = meta.story({
  ...english,
  name: 'Says why there is no camera: No access to cameras [OUR-642]',
  beforeEach: enter({ link: true, camera: 'unsupported' }),
  play: reports('No access to cameras'),
});

export const NotACamera = meta.story({
  ...english,
  name: 'Says that the phone is no camera [OUR-642]',
  play: async ({ canvas }) => {
    await waitFor(() => expect(openPaths()).toContain('/device/channel'));
    cutConnections(DEVICE_CLOSE.unauthorized);
    await expect(await canvas.findByText('This phone is not a camera')).toBeVisible();
  },
});

export const Removed = meta.story({
  ...english,
  name: 'Says that the camera was removed [OUR-642]',
  play: async ({ canvas }) => {
    await connected();
    await canvas.findByText('Ready');
    cutConnections(DEVICE_CLOSE.unauthorized);
    await expect(await canvas.findByText('Camera removed')).toBeVisible();
  },
});

export const OpenTwice = meta.story({
  ...english,
  name: 'Says that it is open in another tab [OUR-642]',
  play: async ({ canvas }) => {
    await connected();
    cutConnections(DEVICE_CLOSE.replaced);
    await expect(await canvas.findByText('Open in another tab')).toBeVisible();
  },
});

export const Offline = meta.story({
  ...english,
  name: 'Says that it is not connected, and connects again [OUR-642]',
  play: async ({ canvas }) => {
    await connected();
    await canvas.findByText('Ready');
    cutConnections();
    await expect(await canvas.findByText('Not connected')).toBeVisible();
    await connected();
    await expect(await canvas.findByText('Ready')).toBeVisible();
  },
});

export const Takes = meta.story({
  ...english,
  name: 'Takes and sends pictures by its button and by the examiner, and finishes the test [OUR-641] [OUR-642]',
  play: async ({ canvas }) => {
    await connected();
    orderPictures('');
    await expect(await canvas.findByText('Camera on')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Finish test' })).toBeDisabled();
    await userEvent.click(await ready(canvas));
    await expect(await canvas.findByText('Right eye: sent. 1 picture stored.')).toBeVisible();
    askForPicture('OS');
    await waitFor(() => expect(asked.mock.calls.flat()).toEqual(['/device/pictures/ OD', '/device/pictures/ OS']));
    await expect(await canvas.findByText('Left eye: sent. 1 picture stored.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Use front camera' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish test' }));
    await expect(canvas.getByRole('button', { name: 'Take picture' })).toBeDisabled();
  },
});

/** A server that is busy when the first picture comes. */
const busyOnce: ReturnType<typeof enter> = (context) => {
  const answers = [refuse(503, 'Busy'), () => Response.json(STORED)];
  return enter({ answer: () => answers.shift()!() })(context);
};
/** Takes a picture in a test of the right eye. */
const takePicture = async (canvas: Canvas): Promise<void> => {
  await connected();
  orderPictures('OD');
  await userEvent.click(await ready(canvas));
};

export const NotSent = meta.story({
  ...english,
  name: 'Keeps a picture that was not sent, and sends it again [OUR-642]',
  beforeEach: busyOnce,
  play: async ({ canvas }) => {
    await takePicture(canvas);
    await expect(await canvas.findByText('Picture not sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(await canvas.findByText('Right eye: sent. 1 picture stored.')).toBeVisible();
  },
});

export const SentOnceConnected = meta.story({
  ...english,
  name: 'Sends a picture again when the phone is connected again [OUR-642]',
  beforeEach: busyOnce,
  play: async ({ canvas }) => {
    await takePicture(canvas);
    await expect(await canvas.findByText('Picture not sent')).toBeVisible();
    cutConnections();
    await expect(await canvas.findByText(/^Connection lost\. The picture is sent/)).toBeVisible();
    await waitFor(() => expect(openPaths()).toContain('/device/channel'));
    welcomePhone('OD');
    await expect(await canvas.findByText('Right eye: sent. 1 picture stored.')).toBeVisible();
  },
});

export const Discards = meta.story({
  ...english,
  name: 'Discards a picture that was not sent [OUR-642]',
  beforeEach: enter({ answer: refuse(503, 'Busy') }),
  play: async ({ canvas }) => {
    await takePicture(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard picture' }));
    await waitFor(() => expect(canvas.queryByText('Picture not sent')).toBeNull());
    const take = canvas.getByRole('button', { name: 'Take picture' });
    await expect(take).toBeEnabled();
    // contrast is checked at the end: not while a color changes
    await Promise.all(take.getAnimations({ subtree: true }).map(({ finished }) => finished));
  },
});

export const Full = meta.story({
  ...english,
  name: 'Says how many pictures a test may have [OUR-641] [OUR-642]',
  beforeEach: enter({ answer: refuse(409, 'TooManyPictures') }),
  play: async ({ canvas }) => {
    await takePicture(canvas);
    await expect(await canvas.findByText(/^The test has 8 pictures, the maximum/)).toBeVisible();
  },
});

export const NotStored = meta.story({
  ...english,
  name: 'Says why the server stores no picture [OUR-641] [OUR-642]',
  beforeEach: enter({ answer: refuse(409, 'ZeroPii') }),
  play: async ({ canvas }) => {
    await takePicture(canvas);
    await expect(await canvas.findByText(/^Pictures are not stored, because/)).toBeVisible();
  },
});

export const LostDuringTest = meta.story({
  ...english,
  name: 'Keeps the camera and the test while the connection is lost [OUR-642]',
  play: async ({ canvas }) => {
    await connected();
    orderPictures('OD');
    await canvas.findByText('Camera on');
    cutConnections();
    await expect(await canvas.findByText(/^Connection lost/)).toBeVisible();
    await expect(canvas.getByText('Camera on')).toBeVisible();
  },
});

/** A test of both eyes, as the phone shows it. */
const running = async (): Promise<void> => {
  await connected();
  orderPictures('');
  await waitFor(() => expect(document.querySelector('video')?.srcObject).toBeTruthy());
};
export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'phone' } }, play: running });
export const Arabic = meta.story({ globals: { locale: 'ar-EG', viewport: { value: 'phone' } }, play: running });
export const Wide = meta.story({ globals: { viewport: { value: 'desktop' } }, play: running });
