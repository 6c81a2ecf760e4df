import type { DeviceMessage } from '@isopter/contract';
import { screen, userEvent, within } from 'storybook/test';
import type { BackendHandlers } from '../stage/backend.ts';
import { monitorHandlers, type Watched } from '../stage/handlers.ts';
import { half, world } from '../data/perimetry.ts';
import { enter } from '../stage/ScreenStage.tsx';

/** Messages the device was sent, in their order. */
export const sent: string[] = [];

/** The backend of a monitor that keeps what it sends. */
export const recording = (watched: Watched, taken: () => undefined | Response = () => undefined): BackendHandlers => ({
  ...monitorHandlers(watched),
  sendDeviceMessage: ({ body }) => {
    sent.push((body as DeviceMessage).message);
    return taken();
  },
});

/** Enters the world with nothing sent yet. */
export const enterRecording = (handlers: BackendHandlers) => (context: { globals: Record<string, unknown> }) => {
  sent.length = 0;
  return enter({ ...world({}), handlers })(context);
};

/** Answers of a device that takes its time, which a story gives. */
export const answers: ((answer: undefined | Response) => void)[] = [];

const slow: BackendHandlers = {
  ...monitorHandlers(half),
  sendDeviceMessage: ({ body }) => {
    sent.push((body as DeviceMessage).message);
    return new Promise((answer) => answers.push(answer));
  },
};

/** Enters the world of a device that takes its time. */
export const enterSlow = (context: Parameters<ReturnType<typeof enter>>[0]) => {
  answers.length = 0;
  return enterRecording(slow)(context);
};

/** The calls to the server, in order. */
export const asked: string[] = [];

/** Presses a button of the monitor, and says yes to its question. */
export const order = async (canvas: ReturnType<typeof within>, name: string, yes = name): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: yes }));
};
