import { type LazyPart, lazyPart } from '@isopter/ui';
import type { FilmId } from '../place.ts';

/** Props of what a video shows. */
export interface FilmProps {
  /** How much of the recording has been played, from 0 to 1. */
  share: number;
}

/** A recorded test with captions. */
export interface Film {
  readonly id: FilmId;
  /** Seconds at its own speed. */
  readonly length: number;
  /** The seconds at which its captions begin, in their order. */
  readonly starts: readonly number[];
  readonly Picture: LazyPart<FilmProps>;
}

/** The scenes of the videos; their captions are in `locales/LANGUAGE/help.json`. */
export const FILMS = [
  {
    id: 'field',
    length: 66,
    starts: [0, 8, 20, 32, 44, 58],
    Picture: lazyPart(() => import('./FieldFilms.tsx').then((module) => module.FieldFilm)),
  },
  {
    id: 'watching',
    length: 60,
    starts: [0, 8, 20, 32, 44, 54],
    Picture: lazyPart(() => import('./FieldFilms.tsx').then((module) => module.WatchingFilm)),
  },
  {
    id: 'reading',
    length: 60,
    starts: [0, 10, 20, 30, 40, 50],
    Picture: lazyPart(() => import('./FieldFilms.tsx').then((module) => module.ReadingFilm)),
  },
  {
    id: 'acuity',
    length: 50,
    starts: [0, 10, 20, 32, 42],
    Picture: lazyPart(() => import('./AcuityFilm.tsx').then((module) => module.AcuityFilm)),
  },
  {
    id: 'hearing',
    length: 50,
    starts: [0, 10, 20, 30, 42],
    Picture: lazyPart(() => import('./HearingFilm.tsx').then((module) => module.HearingFilm)),
  },
] as const satisfies readonly Film[];
