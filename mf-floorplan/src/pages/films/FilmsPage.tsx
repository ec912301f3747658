import { Link } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { IconArrow } from '@riverview/shared-ui/icon';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { Tabs } from '@riverview/shared-ui/tabs';
import { useState } from 'react';
import UnitPlanAccordion from '../../components/unit-plan-accordion/UnitPlanAccordion';
import { filmsContent, guideFilms } from '../../content/films';
import { useUrlState } from '../../urlState/useUrlState';
import styles from './FilmsPage.module.css';
import { GuideFilm } from './GuideFilm';

/** Three guide films behind three tabs, and below them the type guide and the model house. */
export default function FilmsPage() {
  const [selected, select] = useUrlState('film', ['location', '84A', '115']);
  // Who has started one film wants the next one to play when its tab is chosen; before that nothing of a player loads.
  const [started, setStarted] = useState(false);
  const film = guideFilms.find(({ id }) => id === selected) ?? guideFilms[0];

  return (
    <>
      <div className="body wrap">
        <PageHead title={filmsContent.heading} lead={filmsContent.lead} />
        <Tabs
          label={filmsContent.tabs}
          tabs={guideFilms.map(({ id, title }) => ({ id, label: title }))}
          selected={selected}
          onSelect={select}
          panelClassName={styles.panel}
        >
          <GuideFilm key={film.id} film={film} started={started} onStart={() => setStarted(true)} />
          <div className={styles.about}>
            <p>{film.description}</p>
            <Link to={film.more.path} className={textLinkClass()}>
              {film.more.label}
              <IconArrow />
            </Link>
          </div>
        </Tabs>
        <Note>
          {filmsContent.extended} {filmsContent.disclaimer}
        </Note>
      </div>
      <div className={classNames(styles.guide, 'wrap')}>
        <UnitPlanAccordion />
      </div>
    </>
  );
}
