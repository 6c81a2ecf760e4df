import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { VideoPanel } from './VideoPanel.tsx';

const nothing = (): void => undefined;

export const videoPanelDocs: ComponentDocs = {
  name: 'VideoPanel',
  summary: 'A call by video beside the work.',
  use: [
    'For the call of a remote technician with the site, on every screen of a session.',
    'If the other side is a headset, set `other`, so that the texts name it.',
    'The owner keeps connection, streams and timers, and says which state the call is in.',
    'Muting and the camera switch act on what the other side gets: the panel only asks for it.',
  ],
  avoid: [
    { when: 'It shows what the cameras of a headset see.', instead: 'StreamPopup' },
    { when: 'It holds something else.', instead: 'FloatingPanel' },
  ],
  accessibility: [
    'Each state is announced when it changes: waiting, in call, reconnecting, ending, ended.',
    'The name of a switch is what pressing it does; its picture changes shape, not only colour.',
    'Minimized, the sound continues, and the buttons for muting and ending stay visible.',
    'The user’s own picture is mirrored, only for the user. There are no captions: offer a chat or a phone call to those who need them.',
  ],
  translation: ['States are whole sentences; the names of the switches are verbs.'],
  example: ({ label }) => (
    <VideoPanel
      title={label}
      state="waiting"
      remote={null}
      own={null}
      isMuted={false}
      onMutedChange={nothing}
      isCameraOn={false}
      onCameraChange={nothing}
      onEnd={nothing}
      warnings={['connection-lost']}
    />
  ),
};
