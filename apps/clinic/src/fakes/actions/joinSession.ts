import { screen, userEvent, within } from 'storybook/test';

/** Presses Join in the dialog before a session is joined, without waiting for its check. */
export async function confirmJoin(): Promise<void> {
  const step = within(await screen.findByRole('dialog', { name: /^Join session: / }));
  await userEvent.click(step.getByRole('button', { name: 'Join' }));
}
