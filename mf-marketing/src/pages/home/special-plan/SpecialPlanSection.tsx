import { Lines } from '@riverview/shared-ui/lines';
import { Note } from '@riverview/shared-ui/note';
import { Picture } from '@riverview/shared-ui/picture';
import { specialPlan } from '../../../content/home';
import { notes } from '../../../content/notes';
import { specialPlan as livingRoom } from '../../../pictures/special-plan';
import { Screen, type ScreenPlace } from '../screen/Screen';
import styles from './SpecialPlanSection.module.css';

/** What the plans were drawn from: three ideas beside the living room they lead to. */
export function SpecialPlanSection({ number, theme }: ScreenPlace) {
  return (
    <Screen number={number} theme={theme} className={styles.plan}>
      <figure className={styles.figure}>
        <Picture
          className={styles.picture}
          source={livingRoom}
          alt={specialPlan.alt}
          sizes="(max-width: 900px) 100vw, max(58vw, 100vh)"
        />
        <figcaption>{specialPlan.caption}</figcaption>
      </figure>
      <div className={styles.copy}>
        <h2 className="display">
          <Lines of={specialPlan.title} />
        </h2>
        <ol className={styles.ideas}>
          {specialPlan.ideas.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Note className={styles.note}>
          {notes.picture} {notes.units}
        </Note>
      </div>
    </Screen>
  );
}
