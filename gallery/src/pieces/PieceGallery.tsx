import { FederationContext } from '@platform/runtime';
import { emptyLock, TestSite } from '@platform/runtime/testing';
import { classNames } from '@riverview/shared-ui/class-names';
import { siteFacts } from '@riverview/site/siteFacts';
import galleryStyles from '../Gallery.module.css';
import { words } from '../words';
import styles from './PieceGallery.module.css';
import { pieces } from './states';

const lock = emptyLock(siteFacts);

/** What modules lend to each other, each piece in the states that stand beside it. */
export function PieceGallery() {
  return (
    <main className={classNames('wrap', galleryStyles.page)}>
      <h1 className="display display-2">{words.pieces.title}</h1>
      {pieces.map(([piece, states]) => (
        <section key={piece} className={galleryStyles.section}>
          <h2 className={galleryStyles.heading}>{piece}</h2>
          {Object.entries(states).map(([name, shown]) => (
            <div key={name} className={styles.state}>
              <p className={styles.name}>{name}</p>
              <TestSite lock={lock}>
                <FederationContext value={() => null}>{shown}</FederationContext>
              </TestSite>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
