import { toasts } from '@isopter/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import {
  areNotificationsAllowed,
  notifications,
  requestNotifications,
  showNotification,
} from '../../platform/browser/notifications.ts';
import { closeSound, openSound, sound } from '../../platform/browser/sound.ts';
import { readLocal, writeLocal } from '../../platform/storage/local.ts';
import { type AlarmProblem, alarmProblems, nextTone } from './alarm.ts';
import { soundTone } from './tone.ts';

/** The alarm for tests that need somebody, with the settings of the user. */
export interface Alarm {
  hasSound: boolean;
  setSound: (isOn: boolean) => void;
  hasNotifications: boolean;
  /** Asks the browser for permission first, which shows a message if it is refused. */
  setNotifications: (isOn: boolean) => void;
  /** The reasons why this browser cannot give the alarm [OUR-701]. */
  problems: readonly AlarmProblem[];
}

/**
 * Calls for somebody: by a tone that is repeated while one is needed, and by notifications. Both are off until they are
 * switched on: a browser lets a page sound and notify only after a press [OUR-47]. What was chosen is kept until the person
 * signs out [OUR-79]; after a reload most browsers block the tone until the first press on the page, which the page
 * says [OUR-701].
 * @param needing how many tests need somebody
 * @param news the latest message about a test that needs somebody; it names no patient
 */
export function useAlarm(needing: number, news: string): Alarm {
  const { t } = useTranslation();
  const { state } = useSnapshot(sound);
  const { isRefused } = useSnapshot(notifications);
  const [hasSound, keepSound] = useState(() => readLocal('alarm_sound') ?? false);
  const [hasNotifications, keepNotifications] = useState(
    () => (readLocal('alarm_notifications') ?? false) && areNotificationsAllowed(),
  );
  const [isStored, setStored] = useState(true);
  const setSound = (isOn: boolean): void => {
    keepSound(isOn);
    setStored(writeLocal('alarm_sound', isOn));
  };
  const setNotifications = (isOn: boolean): void => {
    keepNotifications(isOn);
    setStored(writeLocal('alarm_notifications', isOn));
  };
  const heard = useRef<{ news: string; at: number | null }>({ news: '', at: null });

  useEffect(() => {
    if (!hasSound) return undefined;
    openSound();
    return closeSound;
  }, [hasSound]);

  useEffect(() => {
    // it sounds as soon as the browser allows it
    if (!hasSound || state !== 'ready') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (): void => {
      const now = performance.now();
      const { at, news: last } = heard.current;
      const next = nextTone({ needing, sounded: at, isFresh: last !== news }, now);
      if (next === null) return;
      timer = setTimeout(() => {
        if (!soundTone()) return;
        heard.current = { news, at: performance.now() };
        plan();
      }, next - now);
    };
    plan();
    return () => clearTimeout(timer);
  }, [hasSound, state, needing, news]);

  useEffect(() => {
    if (!hasNotifications || news === '') return undefined;
    const close = showNotification(
      t(($) => $.wall.title),
      news,
    );
    // the next one takes its place, and none outlives the wall
    return () => close?.();
  }, [hasNotifications, news, t]);

  return {
    hasSound,
    setSound: (isOn) => {
      // the press that switches it on lets it sound from now on, and shows how it sounds
      if (isOn) {
        openSound();
        if (soundTone()) heard.current = { news, at: performance.now() };
      }
      setSound(isOn);
    },
    hasNotifications,
    setNotifications: (isOn) => {
      if (!isOn) {
        setNotifications(false);
        return;
      }
      void requestNotifications().then((isAllowed) => {
        if (isAllowed) setNotifications(true);
        else toasts.show({ tone: 'caution', message: t(($) => $.wall.notAllowed) });
      });
    },
    problems: alarmProblems({ hasSound, sound: state, hasNotifications, areNotificationsMissing: isRefused, isStored }),
  };
}
