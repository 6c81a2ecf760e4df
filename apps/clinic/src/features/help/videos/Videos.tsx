import { LinkButton } from '@isopter/ui';
import { PlayIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, FILM_IDS, type FilmId } from '../place.ts';
import { FILMS } from './films.ts';
import { Player } from './Player.tsx';
import { choices, hint, videos } from './videos.css.ts';

/** The videos to choose from, and the chosen one [INFO-02]. */
export function Videos({ film: chosen }: { film: FilmId }): ReactElement {
  const { t } = useTranslation('help');
  const film = FILMS.find(({ id }) => id === chosen) ?? FILMS[0];
  return (
    <div className={videos}>
      <p className={hint}>{t(($) => $.player.about)}</p>
      <nav aria-label={t(($) => $.videos)} className={choices}>
        {FILM_IDS.map((id) => (
          <LinkButton
            key={id}
            href={addressOf({ tab: 'videos', film: id })}
            variant={id === chosen ? 'primary' : 'secondary'}
            size="sm"
            icon={<PlayIcon />}
            {...(id === chosen && { 'aria-current': 'page' })}
          >
            {t(($) => $.watch[id].title)}
          </LinkButton>
        ))}
      </nav>
      <Player key={film.id} film={film} />
    </div>
  );
}
