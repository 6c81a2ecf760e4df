import { toasts } from '@isopter/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextTone } from './alarm.ts';
import { readLocal, writeLocal } from '../storage/local.ts';
import { soundTone } from './tone.ts';

/** How tests call for somebody, as whoever is at the screen wants. */
export interface Alarm {
  hasSound: boolean;
  setSound: (isOn: boolean) => void;
  hasNotifications: boolean;
  /** Asks the browser first; it says so where that allows none. */
  setNotifications: (isOn: boolean) => void;
}

/** The browser may have taken back meanwhile what it allowed. */
const isGranted = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/**
 * Calls for somebody: by a tone that is repeated while one is needed, and by notifications. Both are off until they are
 * switched on: a browser lets a page sound and notify only after a press [OUR-47]. What was chosen is kept until the person
 * signs out [OUR-79]; after a reload the tone waits for the first press on the page.
 * @param needing how many tests need somebody
 * @param news what was said last of a test that needs somebody; it names no patient
 */
export function useAlarm(needing: number, news: string): Alarm {
  const { t } = useTranslation();
  const [hasSound, keepSound] = useState(() => readLocal('alarm_sound') ?? false);
  const [hasNotifications, keepNotifications] = useState(
    () => (readLocal('alarm_notifications') ?? false) && isGranted(),
  );
  const setSound = (isOn: boolean): void => {
    keepSound(isOn);
    writeLocal('alarm_sound', isOn);
  };
  const setNotifications = (isOn: boolean): void => {
    keepNotifications(isOn);
    writeLocal('alarm_notifications', isOn);
  };
  const heard = useRef<{ news: string; at: number | null }>({ news: '', at: null });

  useEffect(() => {
    if (!hasSound) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (): void => {
      const now = performance.now();
      const { at, news: last } = heard.current;
      const next = nextTone({ needing, sounded: at, isFresh: last !== news }, now);
      if (next === null) return;
      timer = setTimeout(() => {
        heard.current = { news, at: performance.now() };
        soundTone();
        plan();
      }, next - now);
    };
    plan();
    return () => clearTimeout(timer);
  }, [hasSound, needing, news]);

  useEffect(() => {
    if (!hasNotifications || news === '') return undefined;
    const shown = new Notification(
      t(($) => $.wall.title),
      { body: news },
    );
    // the next one takes its place, and none outlives the wall
    return () => shown.close();
  }, [hasNotifications, news, t]);

  return {
    hasSound,
    setSound: (isOn) => {
      // the press that switches it on lets it sound from now on, and shows how it sounds
      if (isOn) {
        soundTone();
        heard.current = { news, at: performance.now() };
      }
      setSound(isOn);
    },
    hasNotifications,
    setNotifications: (isOn) => {
      if (!isOn) {
        setNotifications(false);
        return;
      }
      void Notification.requestPermission().then((permission) => {
        if (permission === 'granted') setNotifications(true);
        else toasts.show({ tone: 'caution', message: t(($) => $.wall.notAllowed) });
      });
    },
  };
}
