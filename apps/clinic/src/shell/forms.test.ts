import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = new URL('../', import.meta.url).pathname;
const texts = new Map(
  globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((path) => !path.includes('fakes/') && !/\.(stories|test)\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(src + path, 'utf8')]),
);

/** Code that makes a form: the kit's own, or the library that holds the input. */
const IS_FORM = /<(Form|EditScreen)\b|\buse(Edit|Record)?Form[<(]/;
const SAYS_SO = /\buse(Unsaved|EditForm|RecordForm)[<(]/;

/** Forms that hold nothing anybody would miss. */
const NOTHING_TO_LOSE: Readonly<Record<string, string>> = {
  'lib/frame/form/EditScreen.tsx': 'nothing: it shows what is held by who uses it',
  'features/session/SignInForm.tsx': 'a name and a password, which the user knows',
  'features/session/reset/AskStep.tsx': 'a name, which the user knows',
  'features/session/reset/PinStep.tsx': 'a PIN, which stays in the message it came by',
  'features/session/reset/ResetFactors.tsx': 'a password, which the user knows',
  'lib/frame/secondFactors/CodeForm.tsx': 'a code, which stays in the app or on the list',
  'lib/frame/secondFactors/TotpSetup.tsx': 'a code, which stays in the app',
  'features/preferences/keyChange/ContinueWithKey.tsx': 'a key, which the user knows',
  'lib/frame/form/EncryptionKeyForm.tsx': 'a key, which the user knows',
  'features/demo/PinPrompt.tsx': 'a PIN, which the staff knows',
  'features/stepUp/ByPassword.tsx': 'a password, which the user knows',
  'features/session/reset/PasswordStep.tsx': 'a password that is nowhere else yet, and no account has',
};

/** A file and those beside it or below it that it is made with: a form may be held by a hook, and shown by a component. */
const withParts = (path: string): string[] => [
  path,
  ...[...texts.get(path)!.matchAll(/from '(\.[^']+)'/g)].map(([, to]) => join(dirname(path), to!)),
];
const partsSaySo = (path: string): boolean => withParts(path).some((part) => SAYS_SO.test(texts.get(part) ?? ''));
const forms = [...texts.keys()].filter((path) => IS_FORM.test(texts.get(path)!));

describe('forms', () => {
  it('are never validated by the browser, whose messages are in its language', () => {
    const fromKit = [...texts].filter(([, text]) => /import \{[^}]*\bForm\b[^}]*\} from '@isopter\/ui'/.test(text));
    expect(fromKit.map(([path]) => path)).toEqual(['lib/frame/form/Form.tsx']);
  });
});

describe('what is not saved', () => {
  it('is reported by every form, so that leaving it asks', () => {
    expect(forms.length).toBeGreaterThan(4);
    const silent = forms.filter((path) => !partsSaySo(path) && !(path in NOTHING_TO_LOSE));
    expect(silent).toEqual([]);
  });

  it('is asked about whenever the person ends the session or changes the office group', () => {
    const pressed = [...texts].flatMap(([path, text]) =>
      text.split('\n').flatMap((line) => (/void (signOut|switchOfficeGroup)\(/.test(line) ? [{ path, line }] : [])),
    );
    const notAsked = [
      // while the server cannot be reached, nothing is shown that could be lost
      'features/session/Unreachable.tsx',
      // the agent of the clinic refuses, which nobody can answer with no
      'features/session/signIn.ts',
    ];
    const asked = pressed.filter(({ path }) => !notAsked.includes(path));
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter(({ line }) => !line.includes('leaveAll(() => void '))).toEqual([]);
  });
});
