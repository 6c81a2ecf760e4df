import { APP_LANGUAGES, bcp47, ownName } from '@isopter/contract';
import { Badge, Button, QRCode } from '@isopter/ui';
import { AddIcon, DeviceIcon, FileIcon, KeyIcon, PauseIcon, RestartIcon } from '@isopter/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { flagOf } from '../../../lib/platform/i18n/languages.ts';
import type { QuestionId } from './faq.ts';
import { flag, parts } from './questions.css.ts';

/** Pictures are parts of the application as it is, in the words it is shown in: they never fall behind it. */
const PICTURES: Partial<Record<QuestionId, Readonly<Record<string, () => ReactElement>>>> = {
  pair: { add: NewDevice, code: PairingCode, paired: Paired },
  start: { patient: NewTest, done: Done },
  dots: { answer: Dots },
  pause: { press: Pause },
  repeat: { monitor: Repeat },
  report: { open: Report },
  screen: { choose: Languages },
  password: { ask: Forgot },
  keys: { add: NewKey },
};

/** The picture of a step; null where words are enough. */
export function pictureOf(question: QuestionId, step: string): ReactNode {
  const Picture = PICTURES[question]?.[step];
  return Picture === undefined ? null : <Picture />;
}

function NewDevice(): ReactElement {
  const { t } = useTranslation();
  return (
    <Button variant="primary" icon={<AddIcon />}>
      {t(($) => $.devices.new)}
    </Button>
  );
}

function PairingCode(): ReactElement {
  const { t } = useTranslation();
  return <QRCode value="K7QX-M2PD" label={t(($) => $.devices.code)} />;
}

function Paired(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={parts}>
      <DeviceIcon />
      <Badge tone="positive">{t(($) => $.devices.connected)}</Badge>
    </div>
  );
}

function NewTest(): ReactElement {
  const { t } = useTranslation();
  return (
    <Button variant="primary" icon={<AddIcon />}>
      {t(($) => $.patients.newTest)}
    </Button>
  );
}

function Done(): ReactElement {
  const { t } = useTranslation();
  return <Button variant="primary">{t(($) => $.tests.form.done)}</Button>;
}

function Dots(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={parts}>
      <Button>{t(($) => $.monitor.oneDot)}</Button>
      <Button>{t(($) => $.monitor.twoDots)}</Button>
    </div>
  );
}

function Pause(): ReactElement {
  const { t } = useTranslation();
  return <Button icon={<PauseIcon />}>{t(($) => $.monitor.pause)}</Button>;
}

function Repeat(): ReactElement {
  const { t } = useTranslation();
  return <Button icon={<RestartIcon />}>{t(($) => $.monitor.repeat)}</Button>;
}

function Report(): ReactElement {
  const { t } = useTranslation();
  return <Button icon={<FileIcon />}>{t(($) => $.tests.actions.report)}</Button>;
}

const SOME_LANGUAGES = APP_LANGUAGES.slice(0, 4);

function Languages(): ReactElement {
  return (
    <div className={parts}>
      {SOME_LANGUAGES.map((language) => (
        <Button key={language} variant="quiet" icon={<img className={flag} src={flagOf(language)} alt="" />}>
          <span lang={bcp47(language)}>{ownName(language)}</span>
        </Button>
      ))}
    </div>
  );
}

function Forgot(): ReactElement {
  const { t } = useTranslation();
  return <Button variant="quiet">{t(($) => $.session.forgot)}</Button>;
}

function NewKey(): ReactElement {
  const { t } = useTranslation();
  return <Button icon={<KeyIcon />}>{t(($) => $.keys.add)}</Button>;
}
