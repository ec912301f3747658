import { Link, useLocation } from '@riverview/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { Note } from '@riverview/shared-ui/note';
import { CallToVisit } from '../../components/call-to-visit/CallToVisit';
import { interiorsContent } from '../../content/interiors';
import { planPath } from '../../content/unitTypes';
import { interiorOfPath } from '../../interiors/interiorOfPath';
import { unitOfPath } from '../../plans/unitOfPath';
import { Gallery } from './Gallery';
import styles from './InteriorPage.module.css';

/** The rooms of the type that the path names, in pictures. */
export default function InteriorPage() {
  const { pathname } = useLocation();
  const label = interiorOfPath(pathname);
  return (
    <>
      <div className="body wrap">
        <header className={styles.head}>
          <h2 className="display">{interiorsContent.heading(label)}</h2>
          <div className={styles.text}>
            <p className="lead">{interiorsContent.lead}</p>
            <Link to={planPath(unitOfPath(pathname))} className={textLinkClass()}>
              {interiorsContent.plan(label)}
              <IconArrow />
            </Link>
          </div>
        </header>
        <Gallery key={label} label={label} />
        <Note>{interiorsContent.options}</Note>
        <Note className={styles.note}>{interiorsContent.disclaimer}</Note>
      </div>
      <CallToVisit />
    </>
  );
}
