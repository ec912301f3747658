import { Link, useLocation } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
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
        <PageHead title={interiorsContent.heading(label)} lead={interiorsContent.lead}>
          <Link to={planPath(unitOfPath(pathname))} className={textLinkClass()}>
            {interiorsContent.plan(label)}
            <IconArrow />
          </Link>
        </PageHead>
        <Gallery key={label} label={label} />
        <Note>{interiorsContent.options}</Note>
        <Note className={styles.note}>
          {interiorsContent.extended} {interiorsContent.disclaimer}
        </Note>
      </div>
      <CallToVisit />
    </>
  );
}
