import { screen, userEvent, waitFor, within } from 'storybook/test';

/** Takes one of what a field offers: of choices in sight, or of a list it opens. */
export async function choose(label: RegExp, option: string): Promise<void> {
  const [list, button] = await waitFor(() => {
    const found = [screen.queryByRole('radiogroup', { name: label }), screen.queryByRole('button', { name: label })];
    if (found.every((field) => field === null)) throw new Error(`There is no field ${label.source}.`);
    return found;
  });
  if (list) {
    await userEvent.click(within(list!).getByRole('radio', { name: new RegExp(`^${option}`) }));
    return;
  }
  await userEvent.click(button!);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Unfolds the options of a test, where they are not. */
export async function unfoldOptions(): Promise<void> {
  const options = await screen.findByRole('button', { name: /^Options/ });
  if (options.getAttribute('aria-expanded') !== 'true') await userEvent.click(options);
}
