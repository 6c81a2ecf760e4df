import { Banner, Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type Command, hasFailed, isTestOrder, type TestOrder } from './commands.ts';
import * as css from '../Monitor.css.ts';
import type { DeviceActions } from './useDeviceActions.ts';

/** How it stands with what the device, or the server about the test, was asked: under way, sent, or not sent, with a way to try again [MON-09, MON-20]. */
export function CommandNotice({ actions }: { actions: DeviceActions }): ReactElement {
  const { t } = useTranslation();
  const { commands, retry } = actions;
  // a volume is heard and seen to change; only that it did not is worth a word
  const told = commands.filter((command) => !hasFailed(command) && command.message.message !== 'volume');
  const textOf = ({ message, state }: Command): string =>
    t(($) => $.monitor.commandStates[state], { command: t(($) => $.monitor.commands[message.message]) });
  const notDone: Record<TestOrder['message'], string> = {
    restart: t(($) => $.monitor.restartFailed),
    cancel: t(($) => $.tests.cancelTestError),
    'cancel bundle': t(($) => $.monitor.cancelBundleFailed),
  };
  const whyOf = ({ message, state }: Command): string => {
    if (state === 'noAnswer') return t(($) => $.monitor.noAnswer);
    if (state === 'unreached') return t(($) => $.monitor.unreached);
    return isTestOrder(message) ? notDone[message.message] : t(($) => $.monitor.actionFailed);
  };
  return (
    <>
      <p className={css.command} role="status">
        {told.map(textOf).join(' ')}
      </p>
      {commands.filter(hasFailed).map((command) => (
        <div key={command.message.message} className={css.failed}>
          <Banner
            tone="critical"
            title={textOf(command)}
            action={
              <Button size="sm" onPress={() => retry(command)}>
                {t(($) => $.common.retry)}
              </Button>
            }
          >
            {whyOf(command)}
          </Banner>
        </div>
      ))}
    </>
  );
}
